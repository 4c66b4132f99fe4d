import type { TextareaHTMLAttributes } from "react";
import { useFormContext } from "react-hook-form";
import { cx } from "class-variance-authority";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";

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
  const { register } = useFormContext();
  const { id, error, control } = useField({ name, hint, required });
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <textarea
        rows={3}
        {...textarea}
        disabled={disabled}
        {...control}
        {...register(name)}
        className={cx(controlLook, "field-sizing-content", className)}
      />
    </FormField>
  );
}
