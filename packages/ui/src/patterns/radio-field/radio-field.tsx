import type { FieldValues } from "react-hook-form";
import { composeHandlers } from "../form-field/compose.ts";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { RadioGroupProps } from "../radio-group/radio-group.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";

export type RadioFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  Omit<RadioGroupProps, keyof FieldProps | "id" | "error" | "value" | "first">;

/** A choice of a few visible options. */
export function RadioField<Values extends FieldValues = FieldValues>({
  name,
  onChosen,
  ...group
}: RadioFieldProps<Values>) {
  const { id, error } = useField({ name });
  const { value, onChange, onBlur, ref } = useFieldValue<string | number | null | undefined>(name);
  return (
    <RadioGroup
      {...group}
      {...{ id, error }}
      first={ref}
      onBlur={composeHandlers(onBlur, group.onBlur)}
      value={value ?? ""}
      onChosen={composeHandlers(onChange, onChosen)}
    />
  );
}
