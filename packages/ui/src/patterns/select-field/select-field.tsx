import type { SelectHTMLAttributes } from "react";
import type { FieldValues } from "react-hook-form";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { Select } from "../select/select.tsx";

export type SelectFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    keyof FieldProps | "id" | "value" | "defaultValue" | "multiple" | "size" | "children"
  > & {
    /** What there is to choose from, in the order in which it is read. */
    options: readonly Option[];
    /** The text of the empty entry. */
    placeholder?: string;
    /** Runs after the value changed: the place to clear what depends on it. */
    onChosen?: (value: string | number) => void;
  };

/** A short list in the phone's own picker. An empty choice is `""`. */
export function SelectField<Values extends FieldValues = FieldValues>({
  name,
  onChosen,
  onBlur,
  ...select
}: SelectFieldProps<Values>) {
  const { id, error } = useField({ name });
  const {
    value,
    onChange,
    onBlur: leave,
    ref,
  } = useFieldValue<string | number | null | undefined>(name);
  return (
    <Select
      {...select}
      {...{ id, name, error }}
      ref={ref}
      value={value ?? ""}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      onChosen={(chosen) => {
        onChange(chosen);
        onChosen?.(chosen);
      }}
    />
  );
}
