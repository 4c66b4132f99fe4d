import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useBox } from "../form-field/use-field.ts";
import { Switch } from "../switch/switch.tsx";

export type SwitchFieldProps<Values extends FieldValues = FieldValues> = Omit<
  FieldProps<Values>,
  "label" | "required"
> &
  NativeProps<"input", "role"> & {
    /** The label: "Send me an SMS when a result is out". */
    label: ReactNode;
  };

/** A setting in a form that takes effect when the form is saved. */
export function SwitchField<Values extends FieldValues = FieldValues>({
  name,
  ...input
}: SwitchFieldProps<Values>) {
  const { id, error } = useField({ name });
  const box = useBox(name, input);
  return <Switch {...input} {...box} {...{ id, error }} />;
}
