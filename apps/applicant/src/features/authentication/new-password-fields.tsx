import { passwordRules } from "@polyportal/domain/validation/password-rules";
import { PasswordField } from "@polyportal/ui/password-field";

/** A new password, typed twice. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="New password"
        rules={passwordRules}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label="New password again"
        autoComplete="new-password"
        required
      />
    </>
  );
}
