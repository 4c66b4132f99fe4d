import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";

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
  const [shown, setShown] = useState(false);
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <span className="flex">
        <input
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...register(name)}
          className={`${controlLook} rounded-e-none`}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="min-h-control min-w-16 rounded-e border border-s-0 border-line-strong px-3 text-14 font-medium text-brand hover:bg-brand-soft"
        >
          {shown ? "Hide" : "Show"}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </span>
    </FormField>
  );
}
