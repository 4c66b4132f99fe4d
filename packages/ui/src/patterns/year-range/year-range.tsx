import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { useFormContext, useWatch } from "react-hook-form";
import { cx } from "class-variance-authority";
import type { FieldProps } from "../form-field/use-field.ts";
import { SelectField } from "../select-field/select-field.tsx";

/** The props of one of the two fields. */
type End<Values extends FieldValues> = Omit<FieldProps<Values>, "required" | "disabled">;

export type YearRangeProps<Values extends FieldValues = FieldValues> = Omit<
  ComponentProps<"div">,
  "children"
> & {
  /** The name, label and hint of the first year. */
  from: End<Values>;
  /** The name, label and hint of the last year. */
  to: End<Values>;
  /** The years to choose from, latest first. */
  years: readonly number[];
  /** Marks both years with a red asterisk. */
  required?: boolean;
  /** The years cannot be changed now. */
  disabled?: boolean;
};

/**
 * The first and last year of a period. The last one needs the first, offers no earlier year, and follows
 * changes of the first. Values are text: `2019`.
 */
export function YearRange<Values extends FieldValues = FieldValues>({
  from,
  to,
  years,
  required,
  disabled,
  className,
  ...rest
}: YearRangeProps<Values>) {
  const { control, setValue } = useFormContext();
  const last: string = to.name;
  const start: unknown = useWatch({ control, name: from.name });
  const options = years.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <div
      {...rest}
      className={cx("base:grid base:gap-6 base:sm:grid-cols-2 base:sm:gap-4", className)}
    >
      <SelectField
        {...from}
        required={required}
        disabled={disabled}
        options={options}
        onChosen={(year) =>
          setValue(last, year, { shouldDirty: true, shouldValidate: year !== "" })
        }
      />
      <SelectField
        {...to}
        required={required}
        disabled={disabled || !start}
        options={options.filter(({ value }) => Number(value) >= Number(start))}
      />
    </div>
  );
}
