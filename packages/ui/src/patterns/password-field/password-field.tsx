import type { FieldValues } from "react-hook-form";
import type { PasswordRule } from "@polyportal/domain/validation/password-rules";
import { FormField } from "../form-field/form-field.tsx";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useBox } from "../form-field/use-field.ts";
import { PasswordInput } from "./password-input.tsx";
import { PasswordRules, rulesIdOf } from "./password-rules.tsx";

export type PasswordFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"input", "autoComplete"> & {
    /** Whether a password manager fills in the known password, or offers a new one. */
    autoComplete?: "current-password" | "new-password";
    /** The rules of a new password, ticked as they are met. */
    rules?: readonly PasswordRule[];
  };

/** A password that can be shown. A new one lists its rules and which are met. */
export function PasswordField<Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  autoComplete = "current-password",
  rules,
  ...input
}: PasswordFieldProps<Values>) {
  const box = useBox(name, input);
  const { id, error, control } = useField({ ...input, name, hint, required });
  const described = [control["aria-describedby"], rules && rulesIdOf(id)].filter(Boolean).join(" ");
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <PasswordInput
        {...input}
        label={label}
        autoComplete={autoComplete}
        {...control}
        aria-describedby={described || undefined}
        {...box}
      />
      {rules && <PasswordRules id={id} name={name} rules={rules} />}
    </FormField>
  );
}
