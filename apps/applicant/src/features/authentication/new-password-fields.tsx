import { authenticationWords } from "@polyportal/domain/messages/authentication.words";
import { passwordRules } from "@polyportal/domain/validation/password-rules";
import { PasswordField } from "@polyportal/ui/password-field";

/** A new password, typed twice. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label={authenticationWords.newPassword}
        rules={passwordRules}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={authenticationWords.newPasswordAgain}
        autoComplete="new-password"
        required
      />
    </>
  );
}
