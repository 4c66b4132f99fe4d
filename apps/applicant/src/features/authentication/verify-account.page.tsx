import { useOperation } from "@polyportal/api-client/query/use-operation";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { verifyAccountSchema } from "@polyportal/domain/authentication/account-forms";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useNavigate } from "react-router-dom";
import type { ConfirmationState } from "../../app/account-state.ts";
import { AuthPage } from "../../app/auth-page.tsx";
import { BackToLogin } from "./back-to-login.tsx";

/** A new student asks for the link by which the account is set up. */
export function Page() {
  const navigate = useNavigate();
  const verify = useOperation("verifyUser");
  const form = useAppForm(verifyAccountSchema, { regNumber: "" });
  type Values = FormValues<typeof form>;
  return (
    <AuthPage title={authenticationWords.verifyAccount} lead={authenticationWords.verifyLead}>
      <Form
        form={form}
        onSubmit={async (input) => {
          await verify.mutateAsync(input);
          const sent: ConfirmationState = { about: "set-up" };
          navigate(publicPaths.verifyConfirmation, { state: sent });
        }}
      >
        <TextField<Values>
          name="regNumber"
          label={authenticationWords.matricOrJambNumber}
          hint={authenticationWords.numberHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormActions>
          <SubmitButton>{authenticationWords.submitAccount}</SubmitButton>
        </FormActions>
      </Form>
      <BackToLogin />
    </AuthPage>
  );
}
