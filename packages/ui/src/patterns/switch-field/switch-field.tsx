import type { InputHTMLAttributes, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useBox } from "../form-field/use-field.ts";
import { Switch } from "../switch/switch.tsx";

export type SwitchFieldProps<Values extends FieldValues = FieldValues> = Omit<
  FieldProps<Values>,
  "label" | "required"
> &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    | keyof FieldProps
    | "id"
    | "type"
    | "role"
    | "checked"
    | "defaultChecked"
    | "value"
    | "defaultValue"
  > & {
    /** What is on or off: "Send me an SMS when a result is out". */
    label: ReactNode;
  };

/** A setting in a form, on or off; it counts when the form is saved. */
export function SwitchField<Values extends FieldValues = FieldValues>({
  name,
  ...input
}: SwitchFieldProps<Values>) {
  const { id, error } = useField({ name });
  const box = useBox(name, input);
  return <Switch {...input} {...box} {...{ id, error }} />;
}
