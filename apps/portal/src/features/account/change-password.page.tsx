import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountMessages } from "@polyportal/domain/messages/account";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { paths } from "@polyportal/domain/routes/paths";
import { passwordRules } from "@polyportal/domain/validation/password-rules";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PasswordField } from "@polyportal/ui/password-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";

// Few set up an app: its forms and the QR code's drawing come when the page stands.
const TwoFactor = lazyPart(async () => (await import("./two-factor.tsx")).TwoFactor);

/** Changes one's own password, and sets up an authenticator app. */
export function Page() {
  const navigate = useNavigate();
  const { userName, impersonation } = useProfile();
  const change = useOperation("changePassword");
  const schema = useLazySchema(
    async () =>
      (await import("@polyportal/domain/authentication/password-forms")).changePasswordSchema,
  );
  const form = useAppForm(schema, {
    currentPassword: "",
    password: "",
    confirmPassword: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <PortalPage title={accountWords.changePassword} lead={accountWords.othersSignedOut}>
      <Form
        form={form}
        className="max-w-prose"
        onSubmit={async ({ currentPassword, password }) => {
          await change.mutateAsync({ currentPassword, password });
          toast({ ...accountMessages.passwordChanged, status: "success" });
          navigate(paths.profile);
        }}
      >
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly autoComplete="username" value={userName} />
        <PasswordField<Values>
          name="currentPassword"
          label={accountWords.currentPassword}
          required
        />
        <PasswordField<Values>
          name="password"
          label={accountWords.newPassword}
          rules={passwordRules}
          autoComplete="new-password"
          required
        />
        <PasswordField<Values>
          name="confirmPassword"
          label={accountWords.newPasswordAgain}
          autoComplete="new-password"
          required
        />
        <FormActions>
          <SubmitButton>{accountWords.submitPassword}</SubmitButton>
        </FormActions>
      </Form>
      {impersonation === null && (
        <div className="mt-10">
          <Suspense fallback={<PageLoader />}>
            <TwoFactor />
          </Suspense>
        </div>
      )}
    </PortalPage>
  );
}
