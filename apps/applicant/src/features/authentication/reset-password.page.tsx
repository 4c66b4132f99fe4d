import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountMessages } from "@polyportal/domain/messages/account";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { resetPasswordSchema } from "@polyportal/domain/authentication/password-forms";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { Link } from "@polyportal/ui/link";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { AuthPage } from "../../app/auth-page.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

/** Chooses a new password by the link of the e-mail. Without its token there is nothing to do here. */
export function Page() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return token ? (
    <ResetPassword token={token} />
  ) : (
    <Navigate to={publicPaths.forgotPassword} replace />
  );
}

function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const reset = useOperation("resetPassword");
  const form = useAppForm(resetPasswordSchema, { password: "", confirmPassword: "" });
  return (
    <AuthPage title={authenticationWords.resetPassword} lead={authenticationWords.resetLead}>
      <Form
        form={form}
        onSubmit={async ({ password }) => {
          await reset.mutateAsync({ token, password });
          toast({ ...accountMessages.passwordReset, status: "success" });
          navigate(publicPaths.login, { replace: true });
        }}
      >
        <NewPasswordFields />
        <FormActions>
          <SubmitButton>{authenticationWords.changePassword}</SubmitButton>
        </FormActions>
      </Form>
      {reset.error?.code === "link_expired" && (
        <p className="mt-4">
          <Link href={publicPaths.forgotPassword} className="inline-block py-2.5">
            {authenticationWords.askForNewLink}
          </Link>
        </p>
      )}
    </AuthPage>
  );
}
