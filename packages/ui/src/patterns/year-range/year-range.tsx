import { useFormContext, useWatch } from "react-hook-form";
import type { FieldProps } from "../form-field/use-field.ts";
import { SelectField } from "../select-field/select-field.tsx";

/** What one of the two fields says. */
type End = Omit<FieldProps, "required" | "disabled">;

export type YearRangeProps = {
  /** The name, label and hint of the year in which it began. */
  from: End;
  /** The name, label and hint of the year in which it ended. */
  to: End;
  /** The years to choose from, the latest first. */
  years: readonly number[];
  /** Marks both years with the red asterisk. */
  required?: boolean;
  /** Neither year can be changed now. */
  disabled?: boolean;
};

/**
 * Two years of one stay. The end waits for the start, offers no earlier year, and follows the start
 * when that changes. Values are text: `2019`.
 */
export function YearRange({ from, to, years, required, disabled }: YearRangeProps) {
  const { control, setValue } = useFormContext();
  const start: unknown = useWatch({ control, name: from.name });
  const options = years.map((year) => ({ value: String(year), label: String(year) }));
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <SelectField
        {...from}
        required={required}
        disabled={disabled}
        options={options}
        onChosen={(year) =>
          setValue(to.name, year, { shouldDirty: true, shouldValidate: year !== "" })
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
