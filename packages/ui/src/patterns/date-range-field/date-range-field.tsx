import type { ComponentProps } from "react";
import { useId } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { CalendarButton } from "../../components/calendar/calendar-button.tsx";
import { DateBoxes } from "../date-field/date-boxes.tsx";
import { GroupField } from "../form-field/form-field.tsx";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { useWords } from "../../words/words.ts";
import { dateFieldWords } from "../date-field/date-field.words.ts";

/** One end of the range. */
export type RangeEnd<Values extends FieldValues = FieldValues> = {
  /** The path of its value in the form: `startDate`. */
  name: FieldPath<Values>;
  /** Its label: "First day". */
  label: string;
  /** A hint below its label. */
  hint?: string;
};

/** A common range, such as a semester. */
export type RangePreset = {
  /** The label of its button: "First semester". */
  label: string;
  /** Its first day, YYYY-MM-DD. */
  from: string;
  /** Its last day, YYYY-MM-DD. */
  to: string;
};

export type DateRangeFieldProps<Values extends FieldValues = FieldValues> = Omit<
  ComponentProps<"fieldset">,
  "id" | "name" | "children"
> & {
  /** The label of both days. */
  label: string;
  /** The first day. */
  from: RangeEnd<Values>;
  /** The last day. */
  to: RangeEnd<Values>;
  /** A hint below the label. */
  hint?: string | undefined;
  /** Marks both days with a red asterisk; the schema requires them. */
  required?: boolean | undefined;
  /** Shows the days, which cannot be changed now. */
  disabled?: boolean | undefined;
  /** The first day that the calendar offers, YYYY-MM-DD. The schema validates typed dates. */
  min?: string;
  /** The last day that the calendar offers, YYYY-MM-DD. */
  max?: string;
  /** Why the calendar does not offer a day, in a few words; undefined if it does. */
  refuse?: (day: string) => string | undefined;
  /** Ranges that one press fills in, such as the session's semesters. */
  presets?: readonly RangePreset[];
};

/** A range of days, typed or picked by two presses in one calendar; two values, YYYY-MM-DD. */
export function DateRangeField<Values extends FieldValues = FieldValues>(
  props: DateRangeFieldProps<Values>,
) {
  const { from: first, to: last, disabled, min, max, refuse, presets = [], ...rest } = props;
  const { required, ...group } = rest;
  const words = useWords("dateField", dateFieldWords);
  const id = useId();
  const from = useFieldValue<string>(first.name);
  const to = useFieldValue<string>(last.name);
  const put = (days: { from: string; to: string }) => {
    from.onChange(days.from);
    to.onChange(days.to);
  };
  const ends = { disabled, required };
  return (
    <GroupField {...group} id={id}>
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {presets.map((preset) => {
            const chosen = preset.from === from.value && preset.to === to.value;
            return (
              <Button
                key={preset.label}
                variant="secondary"
                size="small"
                disabled={disabled}
                aria-pressed={chosen}
                className={cx(chosen && "border-brand font-semibold")}
                onClick={() => put(preset)}
              >
                {preset.label}
              </Button>
            );
          })}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <End end={first} field={from} {...ends} />
        <div className="flex flex-wrap items-end gap-2">
          <End end={last} field={to} {...ends} />
          <CalendarButton
            label={words.choose(group.label)}
            range
            disabled={disabled}
            value={{ from: from.value, to: to.value }}
            min={min}
            max={max}
            refuse={refuse}
            onValue={put}
          />
        </div>
      </div>
    </GroupField>
  );
}

type EndProps = {
  end: RangeEnd;
  field: ReturnType<typeof useFieldValue<string>>;
  required: boolean | undefined;
  disabled: boolean | undefined;
};

function End({ end: { name, label, hint }, field, required, disabled }: EndProps) {
  const { id, error, control } = useField({ name, hint, required });
  return (
    <GroupField id={id} label={label} hint={hint} error={error} required={required}>
      <div className="flex items-end gap-2">
        <DateBoxes control={control} field={field} disabled={disabled} />
      </div>
    </GroupField>
  );
}
