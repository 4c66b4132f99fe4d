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
    /** What is agreed to or chosen by the tick: a whole sentence, links and all. */
    label: ReactNode;
  };

/** One thing to tick, such as a declaration; the whole line is its target. */
export function CheckboxField<Values extends FieldValues = FieldValues>({
  name,
  ...input
}: CheckboxFieldProps<Values>) {
  const { id, error } = useField({ name });
  const box = useBox(name, input);
  return <Checkbox {...input} {...box} {...{ id, error }} />;
}
