import type { DOMAttributes } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { errorAt } from "../form/error-at.ts";
import { controlProps, useFieldId } from "./field-id.ts";

/** What every field pattern takes. */
export type FieldProps<Values extends FieldValues = FieldValues> = {
  /** The path of the value in the form: `nextOfKin.email`. Of a field of `Values`, only theirs: `<TextField<Values> …>`. */
  name: FieldPath<Values>;
  /** The question, above the control; it names the control for screen readers too. */
  label: string;
  /** Help that stays in sight, under the label. */
  hint?: string | undefined;
  /** Marks the field with the red asterisk; the schema is what demands it. */
  required?: boolean | undefined;
  /** Shows the value, which cannot be changed now; it is sent all the same. */
  disabled?: boolean | undefined;
};

/** A field's first message, watching this field alone. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  return errorAt(errors, name).message;
}

export function useField({ name, hint, required }: Pick<FieldProps, "name" | "hint" | "required">) {
  const id = useFieldId(name);
  const error = useFieldError(name);
  return { id, error, control: controlProps({ id, hint, error, required }) };
}

/** The value of a field that React holds, with the form's own handlers. */
export function useFieldValue<Value>(name: string) {
  const { control } = useFormContext<FieldValues>();
  const { field } = useController({ control, name });
  const value: Value = field.value;
  return { ...field, value };
}

/** What a caller listens to at a box of the form's, as the form takes it: told after itself. */
export const heardBy = <Element>({
  onChange,
  onBlur,
}: Pick<DOMAttributes<Element>, "onChange" | "onBlur">) => ({
  ...(onChange && { onChange }),
  ...(onBlur && { onBlur }),
});

/** What ties a box to tick, or a password's, to the form. */
export function useBox(name: string, caller: Parameters<typeof heardBy<HTMLInputElement>>[0]) {
  const { register } = useFormContext();
  return register(name, heardBy(caller));
}
