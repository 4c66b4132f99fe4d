import type { ComponentProps, DOMAttributes, Ref } from "react";
import type { FieldPath, FieldValues, RegisterOptions } from "react-hook-form";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { errorAt } from "../form/error-at.ts";
import { controlProps, useFieldId } from "./field-id.ts";
import { composeRefs } from "./compose.ts";

/** The props of every field. */
export type FieldProps<Values extends FieldValues = FieldValues> = {
  /** The path of the value in the form: `nextOfKin.email`. With `<TextField<Values> …>`, only paths of `Values`. */
  name: FieldPath<Values>;
  /** The label above the control, also its name for screen readers. */
  label: string;
  /** A hint below the label. */
  hint?: string | undefined;
  /** Marks the field with a red asterisk; the schema requires it. */
  required?: boolean | undefined;
  /** Shows the value, which cannot be changed now but is still sent. */
  disabled?: boolean | undefined;
};

/** Props that the field and its form decide, whatever the caller passes. */
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
 * The native element's own props, passed on with class and ref: to the control or, if there are several, to
 * the fieldset. `Own`: props that the field defines itself.
 */
export type NativeProps<
  Tag extends "input" | "select" | "textarea" | "fieldset",
  Own extends string = never,
> = Omit<ComponentProps<Tag>, Decided | Own>;

/** A field's first error. Subscribes to this field only. */
export function useFieldError(name: string): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  return errorAt(errors, name).message;
}

type Asked = Pick<FieldProps, "name" | "hint" | "required"> & {
  "aria-describedby"?: string | undefined;
};

/** A field's id and error, and the attributes that connect its control with both and with its hint. */
export function useField(field: Asked) {
  const id = useFieldId(field.name);
  const error = useFieldError(field.name);
  return { id, error, control: controlProps({ ...field, id, error }, field["aria-describedby"]) };
}

/** The value of a controlled field, with the form's handlers. */
export function useFieldValue<Value>(name: string) {
  const { control } = useFormContext<FieldValues>();
  const { field } = useController({ control, name });
  const value: Value = field.value;
  return { ...field, value };
}

export type BoxCaller<Element> = Pick<DOMAttributes<Element>, "onChange" | "onBlur"> & {
  ref?: Ref<Element> | undefined;
};

/** Registers an input with the form. The form's listeners are called before the caller's. */
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
  return { ...box, ref: composeRefs<Element>(box.ref, ref) };
}
