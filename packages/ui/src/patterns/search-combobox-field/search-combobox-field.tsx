import { useState } from "react";
import { SearchCombobox } from "../combobox-field/search-combobox.tsx";
import type { LoadOptions } from "../combobox-field/use-server-options.ts";
import { FormField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { optionOf } from "../select/options.tsx";

export type SearchComboboxFieldProps = FieldProps & {
  /** Asks the server for a page of what matches; keep it the same between renders. */
  loadOptions: LoadOptions;
  /** The options of values that the form has from the start, for their words. */
  known?: readonly Option[];
  /** The text of the empty box. */
  placeholder?: string;
  /** Runs after the value changed: the place to clear what depends on it. */
  onChosen?: (value: string | number) => void;
};

const none: readonly Option[] = [];

/** One of more options than a page can hold: the server searches them. An empty choice is `""`. */
export function SearchComboboxField({
  name,
  label,
  hint,
  required,
  disabled,
  loadOptions,
  known = none,
  placeholder,
  onChosen,
}: SearchComboboxFieldProps) {
  const { id, error, control } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<string | number | null | undefined>(name);
  // The server's answers come and go; the words of what was chosen stay.
  const [last, setLast] = useState<Option>();
  const chosen = optionOf(last ? [last, ...known] : known, value);
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <SearchCombobox
        id={id}
        label={label}
        control={control}
        ref={ref}
        chosen={chosen ? [chosen] : none}
        onChange={([next]) => {
          setLast(next);
          onChange(next?.value ?? "");
          onChosen?.(next?.value ?? "");
        }}
        loadOptions={loadOptions}
        placeholder={placeholder}
        disabled={disabled}
        onLeave={onBlur}
      />
    </FormField>
  );
}
