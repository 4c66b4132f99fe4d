import { useOperation } from "@polyportal/api-client/query/use-operation";
import { changeEmailSchema } from "@polyportal/domain/authentication/account-forms";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import type { ChangeEmailState, ConfirmationState } from "../../app/account-state.ts";
import { AuthPage } from "../../app/auth-page.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** First login: the e-mail address that the school writes to from now on. Only from the sign-in. */
export function Page() {
  const state: ChangeEmailState | null = useLocation().state;
  return state?.ticket ? (
    <ChangeEmail ticket={state.ticket} />
  ) : (
    <Navigate to={publicPaths.login} replace />
  );
}

function ChangeEmail({ ticket }: { ticket: string }) {
  const navigate = useNavigate();
  const change = useOperation("changeEmail");
  const form = useAppForm(changeEmailSchema, { email: "" });
  type Values = FormValues<typeof form>;
  return (
    <AuthPage
      title={authenticationWords.changeEmailAddress}
      lead={authenticationWords.firstTimeLead}
    >
      <Form
        form={form}
        onSubmit={async ({ email }) => {
          await change.mutateAsync({ email, ticket });
          const sent: ConfirmationState = { about: "email" };
          navigate(publicPaths.verifyConfirmation, { state: sent, replace: true });
        }}
      >
        <TextField<Values>
          name="email"
          label={authenticationWords.emailAddress}
          type="email"
          autoComplete="email"
          required
        />
        <FormActions>
          <SubmitButton>{authenticationWords.sendLink}</SubmitButton>
        </FormActions>
      </Form>
      <SignInAgain error={change.error} />
    </AuthPage>
  );
}
