import { useFormContext } from "react-hook-form";
import { FormField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";
import { PasswordInput } from "./password-input.tsx";

/** A password that can be looked at. A new one shows its rule as the hint. */
export function PasswordField({
  name,
  label,
  hint,
  required,
  autoComplete = "current-password",
}: FieldProps & { autoComplete?: "current-password" | "new-password" }) {
  const { register } = useFormContext();
  const { id, error, control } = useField({ name, hint, required });
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <PasswordInput label={label} autoComplete={autoComplete} {...control} {...register(name)} />
    </FormField>
  );
}
