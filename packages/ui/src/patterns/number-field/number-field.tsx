import { withoutThousands } from "@polyportal/domain/format/typed-number";
import { cx } from "class-variance-authority";
import type { FieldValues } from "react-hook-form";
import type { TextFieldProps } from "../text-field/text-field.tsx";
import { TextField } from "../text-field/text-field.tsx";

export type NumberFieldProps<Values extends FieldValues = FieldValues> = Omit<
  TextFieldProps<Values>,
  "type" | "clean" | "inputMode"
> & {
  /** Allows a decimal point, as for a CGPA. */
  decimals?: boolean;
};

/**
 * A number as text, with a numeric keyboard. It avoids the problems of number inputs: scrolling changes them,
 * and letters disappear silently. The schema parses it.
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
      // A decimal comma stays, for the schema to tell: 3,5 is no 35.
      clean={(typed) => withoutThousands(typed.replace(/\s/g, ""))}
      className={cx("base:max-w-40 base:tabular-nums", className)}
    />
  );
}
