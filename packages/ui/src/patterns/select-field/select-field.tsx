import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { composeHandlers, composeRefs } from "../form-field/compose.ts";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { Select } from "../select/select.tsx";

export type SelectFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"select", "multiple" | "size"> & {
    /** The options in order. */
    options: readonly Option[];
    /** The options as elements, if they are in groups: `<optgroup>`s. */
    list?: ReactNode;
    /** The label of the empty option. */
    placeholder?: string;
    /** Called after the value changed, to clear what depends on it. */
    onChosen?: (value: string | number) => void;
  };

/** A short list in the phone's own picker. The empty value is `""`. */
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
      ref={composeRefs(ref, select.ref)}
      value={value ?? ""}
      onBlur={composeHandlers(onBlur, select.onBlur)}
      onChosen={composeHandlers(onChange, onChosen)}
    />
  );
}
