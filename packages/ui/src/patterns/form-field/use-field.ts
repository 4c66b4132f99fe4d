import type { ComponentProps, DOMAttributes, Ref } from "react";
import type { FieldPath, FieldValues, RegisterOptions } from "react-hook-form";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { errorAt } from "../form/error-at.ts";
import { controlProps, useFieldId } from "./field-id.ts";
import { held } from "./heard.ts";

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

/** What the field and its form decide of a control, whatever its caller says. */
type Decided =
  | keyof FieldProps
  | "id"
  | "key"
  | "type"
  | "value"
  | "defaultValue"
  | "checked"
  | "defaultChecked"
  | "children"
  | "dangerouslySetInnerHTML";

/**
 * The native element's own props, which a field hands on to it with its caller's class and ref: to the
 * control of a field that has one, to the fieldset of a field that has several. `Own`: what the field
 * says in a way of its own.
 */
export type NativeProps<
  Tag extends "input" | "select" | "textarea" | "fieldset",
  Own extends string = never,
> = Omit<ComponentProps<Tag>, Decided | Own>;

/** A field's first message, watching this field alone. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  return errorAt(errors, name).message;
}

type Asked = Pick<FieldProps, "name" | "hint" | "required"> & {
  "aria-describedby"?: string | undefined;
};

/** A field's id and error, and what ties its control to both and to its hint. */
export function useField(field: Asked) {
  const id = useFieldId(field.name);
  const error = useFieldError(field.name);
  return { id, error, control: controlProps({ ...field, id, error }, field["aria-describedby"]) };
}

/** The value of a field that React holds, with the form's own handlers. */
export function useFieldValue<Value>(name: string) {
  const { control } = useFormContext<FieldValues>();
  const { field } = useController({ control, name });
  const value: Value = field.value;
  return { ...field, value };
}

export type BoxCaller<Element> = Pick<DOMAttributes<Element>, "onChange" | "onBlur"> & {
  ref?: Ref<Element> | undefined;
};

/** What ties a box of text, or one to tick, to the form, which is told before its caller. */
export function useBox<Element>(
  name: string,
  { onChange, onBlur, ref }: BoxCaller<Element>,
  options?: RegisterOptions,
) {
  const { register } = useFormContext();
  const box = register(name, {
    ...options,
    ...(onChange && { onChange }),
    ...(onBlur && { onBlur }),
  });
  return { ...box, ref: held<Element>(box.ref, ref) };
}
