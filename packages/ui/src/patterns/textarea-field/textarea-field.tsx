import type { FieldValues } from "react-hook-form";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";
import { useText } from "../text-field/use-text.ts";
import { Textarea } from "../textarea/textarea.tsx";

export type TextareaFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"textarea">;

/** Text of several lines, such as an address; it grows while typing. */
export function TextareaField<Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  ...textarea
}: TextareaFieldProps<Values>) {
  const box = useText(name, textarea);
  const { id, error } = useField({ name });
  return <Textarea {...textarea} {...box} {...{ id, label, hint, error, required }} />;
}
