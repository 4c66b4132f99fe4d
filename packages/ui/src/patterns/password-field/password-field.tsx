import { useFormContext } from "react-hook-form";
import type { PasswordRule } from "@polyportal/domain/validation/password-rules";
import { FormField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";
import { PasswordInput } from "./password-input.tsx";
import { PasswordRules, rulesIdOf } from "./password-rules.tsx";

export type PasswordFieldProps = FieldProps & {
  /** Whether a password manager fills in the one it knows, or offers to make a new one. */
  autoComplete?: "current-password" | "new-password";
  /** What a new password must have; each rule is ticked as soon as it is kept. */
  rules?: readonly PasswordRule[];
};

/** A password that can be looked at. A new one shows its rules, and which of them are met. */
export function PasswordField({
  name,
  label,
  hint,
  required,
  disabled,
  autoComplete = "current-password",
  rules,
}: PasswordFieldProps) {
  const { register } = useFormContext();
  const { id, error, control } = useField({ name, hint, required });
  const described = [control["aria-describedby"], rules && rulesIdOf(id)].filter(Boolean).join(" ");
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <PasswordInput
        label={label}
        autoComplete={autoComplete}
        disabled={disabled}
        {...control}
        aria-describedby={described || undefined}
        {...register(name)}
      />
      {rules && <PasswordRules id={id} name={name} rules={rules} />}
    </FormField>
  );
}
