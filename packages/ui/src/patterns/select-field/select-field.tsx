import { FormField, selectLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";

/** One entry of a list: what is kept and what is read. */
export type Option<Value extends string | number = string | number> = {
  /** What is kept and sent, such as an id. */
  readonly value: Value;
  /** What is read. */
  readonly label: string;
};

export type SelectFieldProps = FieldProps & {
  /** What there is to choose from, in the order in which it is read. */
  options: readonly Option[];
  /** The text of the empty entry. */
  placeholder?: string;
  /** Runs after the value changed: the place to clear what depends on it. */
  onChosen?: (value: string | number) => void;
};

/** A short list in the phone's own picker. An empty choice is `""`. */
export function SelectField({
  name,
  label,
  hint,
  required,
  options,
  placeholder = "Select",
  disabled,
  onChosen,
}: SelectFieldProps) {
  const { id, error, control } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<string | number | null | undefined>(name);
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <select
        {...control}
        ref={ref}
        name={name}
        disabled={disabled}
        value={value ?? ""}
        onBlur={onBlur}
        onChange={(event) => {
          const chosen = optionOf(options, event.target.value)?.value ?? "";
          onChange(chosen);
          onChosen?.(chosen);
        }}
        className={selectLook}
      >
        <option value="">{placeholder}</option>
        <OptionList options={options} />
      </select>
    </FormField>
  );
}

type OptionListProps = {
  /** The entries, in the order in which they are read. */
  options: readonly Option[];
};

/** The entries of a native select. */
export function OptionList({ options }: OptionListProps) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The option of a value, which the page may hold as text and the list as a number. */
export const optionOf = (
  options: readonly Option[],
  value: string | number | null | undefined,
): Option | undefined => options.find((option) => String(option.value) === String(value));
