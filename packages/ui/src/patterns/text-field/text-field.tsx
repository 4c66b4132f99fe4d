import type { FieldValues } from "react-hook-form";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";
import { Input } from "../input/input.tsx";
import { useText } from "./use-text.ts";

export type TextFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"input"> & {
    /** `email` and `url` select their keyboards and keep the case of letters. */
    type?: "text" | "email" | "url";
    /** Cleans the typed text, such as a phone number's spaces. */
    clean?: (typed: string) => string;
  };

/** One line of text in a form. */
export function TextField<Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  type = "text",
  clean,
  ...input
}: TextFieldProps<Values>) {
  const box = useText(name, input, clean && { setValueAs: clean });
  const { id, error } = useField({ name });
  const plain = type !== "text" && { autoCapitalize: "none", spellCheck: false };
  return <Input {...plain} {...input} {...box} {...{ id, type, label, hint, error, required }} />;
}
