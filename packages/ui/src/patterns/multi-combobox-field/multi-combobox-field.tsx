import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { SearchCombobox } from "../combobox-field/search-combobox.tsx";
import type { LoadOptions } from "../combobox-field/use-server-options.ts";
import { FormField } from "../form-field/form-field.tsx";
import { composeHandlers, composeRefs } from "../form-field/compose.ts";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { optionOf } from "../select/options.tsx";

export type MultiComboboxFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"input", "role"> & {
    /** The options; with `loadOptions`, those whose labels are known beforehand. */
    options?: readonly Option[];
    /** Loads a page of matches from the server. Keep it the same between renders. */
    loadOptions?: LoadOptions;
    /** The placeholder of the empty box. */
    placeholder?: string;
    /** Called after the values changed. */
    onChosen?: (values: readonly (string | number)[]) => void;
  };

const none: readonly Option[] = [];

/** Several options of a long list as removable chips. The form's value is an array. */
export function MultiComboboxField<Values extends FieldValues = FieldValues>(
  props: MultiComboboxFieldProps<Values>,
) {
  const { name, label, hint, required, onChosen, onChange: onTyped, ...box } = props;
  const { options = none, loadOptions } = box;
  const { id, error, control } = useField(props);
  const { value, onChange, onBlur, ref } = useFieldValue<
    readonly (string | number)[] | null | undefined
  >(name);
  const [seen, setSeen] = useState(none);
  // Keep the labels of chosen options, because the server's answers change.
  const named = loadOptions ? [...seen, ...options] : options;
  const chosen = (value ?? []).map(
    (each) => optionOf(named, each) ?? { value: each, label: String(each) },
  );
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <SearchCombobox
        {...box}
        id={id}
        label={label}
        control={control}
        ref={composeRefs(ref, box.ref)}
        several
        chosen={chosen}
        onChange={(next) => {
          const values = next.map((option) => option.value);
          setSeen(next);
          onChange(values);
          onChosen?.(values);
        }}
        onTyped={onTyped}
        onBlur={composeHandlers(onBlur, box.onBlur)}
      />
    </FormField>
  );
}
