/** One entry of a list: what is kept and what is read. */
export type Option<Value extends string | number = string | number> = {
  /** What is kept and sent, such as an id. */
  readonly value: Value;
  /** What is read. */
  readonly label: string;
};

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
