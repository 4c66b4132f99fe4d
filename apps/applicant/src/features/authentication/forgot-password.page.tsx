import { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountMessages } from "@polyportal/domain/messages/account";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { saying, type Notice } from "@polyportal/domain/messages/notice";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { forgotPasswordSchema } from "@polyportal/domain/authentication/password-forms";
import { ErrorFlag } from "@polyportal/ui/error-flag";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ConfirmationState } from "../../app/account-state.ts";
import { AuthPage } from "../../app/auth-page.tsx";
import { BackToLogin } from "./back-to-login.tsx";

/** Asks for a link by which to choose a new password. */
export function Page() {
  const navigate = useNavigate();
  const { mutateAsync } = useOperation("sendResetPasswordMail");
  const [failure, setFailure] = useState<Notice>();
  const form = useAppForm(forgotPasswordSchema, { email: "" });
  type Values = FormValues<typeof form>;

  const ask = async (input: { email: string }) => {
    setFailure(undefined);
    try {
      await mutateAsync(input);
    } catch (error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error;
      setFailure(saying(accountMessages.resetMailFailed, error.message, error.title));
      return;
    }
    toast({ ...accountMessages.resetMailSent, status: "success" });
    const sent: ConfirmationState = { about: "reset" };
    navigate(publicPaths.verifyConfirmation, { state: sent });
  };

  return (
    <AuthPage title={authenticationWords.forgotPassword} lead={authenticationWords.forgotLead}>
      {failure && <ErrorFlag {...failure} className="mb-6" onClose={() => setFailure(undefined)} />}
      <Form form={form} onSubmit={ask}>
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
      <BackToLogin />
    </AuthPage>
  );
}
