import type { FieldValues } from "react-hook-form";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { errorAt } from "../form/error-at.ts";
import { controlProps, useFieldId } from "./field-id.ts";

/** What every field pattern takes. */
export type FieldProps = {
  /** The path of the value in the form: `nextOfKin.email`. */
  name: string;
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
