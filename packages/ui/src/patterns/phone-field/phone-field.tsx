import { plainPhone } from "@polyportal/domain/format/phone";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

export type PhoneFieldProps = Omit<TextFieldProps, "type" | "clean">;

/** A mobile number: the telephone keyboard, and no spaces or hyphens in the value. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField inputMode="tel" autoComplete="tel" {...props} clean={plainPhone} />;
}
