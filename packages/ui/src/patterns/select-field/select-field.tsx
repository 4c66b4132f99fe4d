import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { heard, held } from "../form-field/heard.ts";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { Select } from "../select/select.tsx";

export type SelectFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"select", "multiple" | "size"> & {
    /** What there is to choose from, in the order in which it is read. */
    options: readonly Option[];
    /** The same entries as they are drawn, where they stand in groups: `<optgroup>`s. */
    list?: ReactNode;
    /** The text of the empty entry. */
    placeholder?: string;
    /** Runs after the value changed: the place to clear what depends on it. */
    onChosen?: (value: string | number) => void;
  };

/** A short list in the phone's own picker. An empty choice is `""`. */
export function SelectField<Values extends FieldValues = FieldValues>({
  name,
  onChosen,
  ...select
}: SelectFieldProps<Values>) {
  const { id, error } = useField({ name });
  const { value, onChange, onBlur, ref } = useFieldValue<string | number | null | undefined>(name);
  return (
    <Select
      {...select}
      {...{ id, name, error }}
      ref={held(ref, select.ref)}
      value={value ?? ""}
      onBlur={heard(onBlur, select.onBlur)}
      onChosen={heard(onChange, onChosen)}
    />
  );
}
