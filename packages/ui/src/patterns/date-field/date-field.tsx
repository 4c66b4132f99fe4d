import type { FieldValues } from "react-hook-form";
import { CalendarButton } from "../../components/calendar/calendar-button.tsx";
import { GroupField } from "../form-field/form-field.tsx";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { DateBoxes } from "./date-boxes.tsx";
import { useWords } from "../../words/words.ts";
import { dateFieldWords } from "./date-field.words.ts";

export type DateFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"fieldset"> & {
    /** The last day that the calendar offers, YYYY-MM-DD. The schema validates typed dates. */
    max?: string;
    /** The first day that the calendar offers, YYYY-MM-DD. */
    min?: string;
    /** Why the calendar does not offer a day, in a few words; undefined if it does. */
    refuse?: (day: string) => string | undefined;
  };

/** A date that is typed as day, month and year or picked in a calendar; the value is YYYY-MM-DD. */
export function DateField<Values extends FieldValues = FieldValues>(props: DateFieldProps<Values>) {
  const { name, disabled, max, min, refuse, ...group } = props;
  const words = useWords("dateField", dateFieldWords);
  const { id, error, control } = useField(props);
  const field = useFieldValue<string>(name);
  return (
    <GroupField {...group} id={id} error={error}>
      {/* Three boxes and the calendar are 276 px wide: one line at 360 px, also inside a group. */}
      <div className="flex flex-wrap items-end gap-2">
        <DateBoxes control={control} field={field} disabled={disabled} />
        <CalendarButton
          label={words.choose(group.label)}
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
