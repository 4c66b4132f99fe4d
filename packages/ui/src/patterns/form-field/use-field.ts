import type { FieldValues } from "react-hook-form";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { errorAt } from "../form/error-at.ts";
import { useFieldId } from "./field-id.ts";

/** What every field pattern takes. */
export type FieldProps = {
  /** The path of the value in the form: `nextOfKin.email`. */
  name: string;
  label: string;
  /** Help that stays in sight, under the label. */
  hint?: string | undefined;
  /** Marks the field with the red asterisk; the schema is what demands it. */
  required?: boolean | undefined;
};

/** The names and states that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

export const hintIdOf = (id: string): string => `${id}-hint`;
export const errorIdOf = (id: string): string => `${id}-error`;

/** A field's first message, watching this field alone. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  return errorAt(errors, name).message;
}

export function useField({ name, hint, required }: Omit<FieldProps, "label">) {
  const id = useFieldId(name);
  const error = useFieldError(name);
  const described = [hint && hintIdOf(id), error && errorIdOf(id)].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-required": required || undefined,
  };
  return { id, error, control };
}

/** The value of a field that React holds, with the form's own handlers. */
export function useFieldValue<Value>(name: string) {
  const { control } = useFormContext<FieldValues>();
  const { field } = useController({ control, name });
  const value: Value = field.value;
  return { ...field, value };
}
