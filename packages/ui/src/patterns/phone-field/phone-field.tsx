import type { FieldValues } from "react-hook-form";
import { plainPhone } from "@polyportal/domain/format/phone";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

export type PhoneFieldProps<Values extends FieldValues = FieldValues> = Omit<
  TextFieldProps<Values>,
  "type" | "clean"
>;

/** A mobile number with the telephone keyboard; the value has no spaces or hyphens. */
export function PhoneField<Values extends FieldValues = FieldValues>(
  props: PhoneFieldProps<Values>,
) {
  return <TextField inputMode="tel" autoComplete="tel" {...props} clean={plainPhone} />;
}
