import { cx } from "class-variance-authority";
import type { FieldValues } from "react-hook-form";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

export type NumberFieldProps<Values extends FieldValues = FieldValues> = Omit<
  TextFieldProps<Values>,
  "type" | "clean" | "inputMode"
> & {
  /** Whether a decimal point may be typed, as in a CGPA. */
  decimals?: boolean;
};

/**
 * A number as text: a keyboard of digits, and none of a number input's traps (scrolling changes it,
 * letters vanish without a word). The schema reads the number.
 */
export function NumberField<Values extends FieldValues = FieldValues>({
  decimals = false,
  className,
  ...props
}: NumberFieldProps<Values>) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode={decimals ? "decimal" : "numeric"}
      clean={(typed) => typed.replace(/[\s,]/g, "")}
      className={cx("base:max-w-40 base:tabular-nums", className)}
    />
  );
}
