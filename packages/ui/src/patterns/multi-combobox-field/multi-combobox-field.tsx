import { useState } from "react";
import { SearchCombobox } from "../combobox-field/search-combobox.tsx";
import type { LoadOptions } from "../combobox-field/use-server-options.ts";
import { FormField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { optionOf } from "../select/options.tsx";

export type MultiComboboxFieldProps = FieldProps & {
  /** What there is to choose from; with `loadOptions` those whose words are known beforehand. */
  options?: readonly Option[];
  /** Asks the server for a page of what matches; keep it the same between renders. */
  loadOptions?: LoadOptions;
  /** The text of the empty box. */
  placeholder?: string;
  /** Runs after the values changed. */
  onChosen?: (values: readonly (string | number)[]) => void;
};

const none: readonly Option[] = [];

/** Several options of a long list, each a chip that can be removed. The form's value is an array. */
export function MultiComboboxField(props: MultiComboboxFieldProps) {
  const { name, label, hint, required, disabled, placeholder, onChosen } = props;
  const { options = none, loadOptions } = props;
  const { id, error, control } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<
    readonly (string | number)[] | null | undefined
  >(name);
  const [seen, setSeen] = useState(none);
  // The server's answers come and go; the words of what was chosen stay.
  const named = loadOptions ? [...seen, ...options] : options;
  const chosen = (value ?? []).map(
    (each) => optionOf(named, each) ?? { value: each, label: String(each) },
  );
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <SearchCombobox
        id={id}
        label={label}
        control={control}
        ref={ref}
        several
        chosen={chosen}
        onChange={(next) => {
          const values = next.map((option) => option.value);
          setSeen(next);
          onChange(values);
          onChosen?.(values);
        }}
        placeholder={placeholder}
        disabled={disabled}
        onLeave={onBlur}
        options={options}
        loadOptions={loadOptions}
      />
    </FormField>
  );
}
