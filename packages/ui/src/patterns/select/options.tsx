/** An option of a list. */
export type Option<Value extends string | number = string | number> = {
  /** The value that is sent, such as an id. */
  readonly value: Value;
  /** The label. */
  readonly label: string;
};

type OptionListProps = {
  /** The options in order. */
  options: readonly Option[];
};

/** The options of a native select. */
export function OptionList({ options }: OptionListProps) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The option with a value, which may be text on the page and a number in the list. */
export const optionOf = (
  options: readonly Option[],
  value: string | number | null | undefined,
): Option | undefined => options.find((option) => String(option.value) === String(value));
