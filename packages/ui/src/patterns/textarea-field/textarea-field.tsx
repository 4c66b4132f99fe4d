import type { TextareaHTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";
import { useText } from "../text-field/use-text.ts";

export type TextareaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | "value" | "defaultValue">;

/** Text of several lines, such as an address; it grows with what is typed. */
export function TextareaField({
  name,
  label,
  hint,
  required,
  disabled,
  className,
  ...textarea
}: TextareaFieldProps) {
  const box = useText(name);
  const { id, error, control } = useField({ name, hint, required });
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <textarea
        rows={3}
        {...textarea}
        disabled={disabled}
        {...control}
        {...box}
        className={cx(controlLook, "base:field-sizing-content", className)}
      />
    </FormField>
  );
}
