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

export type { LoadOptions, OptionPage } from "../combobox-field/use-server-options.ts";

export type SearchComboboxFieldProps<Values extends FieldValues = FieldValues> =
  FieldProps<Values> &
    NativeProps<"input", "role"> & {
      /** Loads a page of matches from the server. Keep it the same between renders. */
      loadOptions: LoadOptions;
      /** The options of initial values, for their labels. */
      known?: readonly Option[];
      /** The placeholder of the empty box. */
      placeholder?: string;
      /** Called after the value changed, to clear what depends on it. */
      onChosen?: (value: string | number) => void;
    };

const none: readonly Option[] = [];

/** A choice of more options than a page can hold: the server searches them. The empty value is `""`. */
export function SearchComboboxField<Values extends FieldValues = FieldValues>(
  props: SearchComboboxFieldProps<Values>,
) {
  const { name, label, hint, required, known = none, onChosen, onChange: onTyped, ...box } = props;
  const { id, error, control } = useField(props);
  const { value, onChange, onBlur, ref } = useFieldValue<string | number | null | undefined>(name);
  // Keep the label of the chosen option, because the server's answers change.
  const [last, setLast] = useState<Option>();
  const chosen = optionOf(last ? [last, ...known] : known, value);
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <SearchCombobox
        {...box}
        id={id}
        label={label}
        control={control}
        ref={composeRefs(ref, box.ref)}
        chosen={chosen ? [chosen] : none}
        onChange={([next]) => {
          setLast(next);
          onChange(next?.value ?? "");
          onChosen?.(next?.value ?? "");
        }}
        onTyped={onTyped}
        onBlur={composeHandlers(onBlur, box.onBlur)}
      />
    </FormField>
  );
}
