import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useBox } from "../form-field/use-field.ts";

export type CheckboxFieldProps<Values extends FieldValues = FieldValues> = Omit<
  FieldProps<Values>,
  "label"
> &
  NativeProps<"input"> & {
    /** The label: a whole sentence, which may contain links. */
    label: ReactNode;
  };

/** A checkbox in a form, such as a declaration. The whole line can be pressed. */
export function CheckboxField<Values extends FieldValues = FieldValues>({
  name,
  ...input
}: CheckboxFieldProps<Values>) {
  const { id, error } = useField({ name });
  const box = useBox(name, input);
  return <Checkbox {...input} {...box} {...{ id, error }} />;
}
