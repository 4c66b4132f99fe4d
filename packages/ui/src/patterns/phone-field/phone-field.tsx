import { plainPhone } from "@polyportal/domain/format/phone";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

/** A mobile number: the telephone keyboard, and no spaces or hyphens in the value. */
export function PhoneField(props: Omit<TextFieldProps, "type" | "clean">) {
  return <TextField inputMode="tel" autoComplete="tel" {...props} clean={plainPhone} />;
}
