import { useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { CalendarIcon } from "../../components/icon/icon.tsx";
import { GroupField } from "../form-field/form-field.tsx";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { DateBoxes } from "./date-boxes.tsx";
import { useWords } from "../../words/words.ts";
import { dateFieldWords } from "./date-field.words.ts";

export type BirthDateFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"fieldset"> & {
    /** The last day that the calendar offers, YYYY-MM-DD. The schema validates typed dates. */
    max?: string;
  };

/**
 * A date of birth, which people type from memory; the value is YYYY-MM-DD. Its calendar is the device's own,
 * so no code is loaded.
 */
export function BirthDateField<Values extends FieldValues = FieldValues>(
  props: BirthDateFieldProps<Values>,
) {
  const { name, disabled, max, ...group } = props;
  const words = useWords("dateField", dateFieldWords);
  const { id, error, control } = useField(props);
  const field = useFieldValue<string>(name);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <GroupField {...group} id={id} error={error}>
      <div className="flex flex-wrap items-end gap-2">
        <DateBoxes control={control} field={field} disabled={disabled} birthday />
        <button
          type="button"
          disabled={disabled}
          aria-label={words.choose(group.label)}
          onClick={() => calendar.current?.showPicker?.()}
          className="ui-calendar-button"
        >
          <CalendarIcon />
        </button>
        <span className="relative">
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            max={max}
            value={/^\d{4}-\d{2}-\d{2}$/.test(field.value) ? field.value : ""}
            onChange={(event) => field.onChange(event.target.value)}
            className="pointer-events-none absolute end-0 bottom-0 w-0 opacity-0"
          />
        </span>
      </div>
    </GroupField>
  );
}
