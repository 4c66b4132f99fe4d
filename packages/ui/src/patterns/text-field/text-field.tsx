import type { InputHTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";
import { useText } from "./use-text.ts";

export type TextFieldProps = FieldProps &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldProps | "type" | "value" | "defaultValue"
  > & {
    /** `email` and `url` bring their keyboards and leave the case of letters alone. */
    type?: "text" | "email" | "url";
    /** What the form keeps of what is typed, such as a phone number without its spaces. */
    clean?: (typed: string) => string;
  };

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  required,
  disabled,
  type = "text",
  clean,
  className,
  ...input
}: TextFieldProps) {
  const box = useText(name, clean && { setValueAs: clean });
  const { id, error, control } = useField({ name, hint, required });
  const plain = type !== "text";
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <input
        type={type}
        autoCapitalize={plain ? "none" : undefined}
        spellCheck={plain ? false : undefined}
        {...input}
        disabled={disabled}
        {...control}
        {...box}
        className={cx(controlLook, className)}
      />
    </FormField>
  );
}
