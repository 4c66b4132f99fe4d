import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountMessages } from "@polyportal/domain/messages/account";
import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { signInCodeMessages } from "@polyportal/domain/messages/sign-in";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { otpSchema } from "@polyportal/domain/authentication/otp";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { Navigate, useLocation } from "react-router-dom";
import { enterPortal, type VerifyOtpState } from "../../app/account-state.ts";
import { AuthPage } from "../../app/auth-page.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** Two-factor: the code that completes the sign-in. Only from the sign-in. */
export function Page() {
  const state: VerifyOtpState | null = useLocation().state;
  return state?.data ? <VerifyOtp {...state.data} /> : <Navigate to={publicPaths.login} replace />;
}

function VerifyOtp({ userName, ticket, codeFrom }: VerifyOtpState["data"]) {
  const verify = useOperation("verifyOtp", { onSuccess: enterPortal });
  const resend = useOperation("resendOtp", {
    onSuccess: () => toast({ ...accountMessages.codeSent, status: "success" }),
    onError: ({ title, message }) => toast({ title, body: message, status: "fail" }),
  });
  const form = useAppForm(otpSchema, { code: "" });
  type Values = FormValues<typeof form>;
  return (
    <AuthPage
      title={authenticationWords.verifyOtp}
      lead={
        codeFrom === "authenticator"
          ? signInCodeMessages.byApp
          : signInCodeMessages.byEmail(userName)
      }
    >
      <Form
        form={form}
        onSubmit={async ({ code }) => {
          await verify.mutateAsync({ code, ticket });
        }}
      >
        <TextField<Values>
          name="code"
          label={authenticationWords.code}
          // A recovery code has letters, too.
          inputMode={codeFrom === "email" ? "numeric" : "text"}
          autoComplete="one-time-code"
          className="max-w-48 tabular-nums tracking-widest"
          required
        />
        <FormActions>
          {codeFrom === "email" && (
            <Button
              variant="secondary"
              loading={resend.isPending}
              onClick={() => resend.mutate({ ticket })}
            >
              {authenticationWords.sendNewCode}
            </Button>
          )}
          <SubmitButton loading={verify.isSuccess}>{authenticationWords.verify}</SubmitButton>
        </FormActions>
      </Form>
      <SignInAgain error={verify.error ?? resend.error} />
    </AuthPage>
  );
}
