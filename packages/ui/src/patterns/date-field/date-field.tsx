import { CalendarButton } from "../../components/calendar/calendar-button.tsx";
import { GroupField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { DateBoxes } from "./date-boxes.tsx";

export type DateFieldProps = FieldProps & {
  /** The last day that the calendar offers, YYYY-MM-DD. What is typed is the schema's to judge. */
  max?: string;
  /** The first day that the calendar offers, YYYY-MM-DD. */
  min?: string;
  /** Why the calendar does not offer a day, in a few words; undefined where it does. */
  refuse?: (day: string) => string | undefined;
};

/** A date, typed as day, month and year or picked in a calendar; the value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  const { name, label, hint, required, disabled, max, min, refuse } = props;
  const { id, error, control } = useField({ name, hint, required });
  const field = useFieldValue<string>(name);
  return (
    <GroupField id={id} label={label} hint={hint} error={error} required={required}>
      {/* Three boxes and the calendar are 276 px: one line at 360, inside a group too. */}
      <div className="flex flex-wrap items-end gap-2">
        <DateBoxes control={control} field={field} disabled={disabled} />
        <CalendarButton
          label={`Choose ${label.toLowerCase()} in a calendar`}
          disabled={disabled}
          value={{ from: field.value, to: field.value }}
          min={min}
          max={max}
          refuse={refuse}
          onValue={({ to }) => field.onChange(to)}
        />
      </div>
    </GroupField>
  );
}
