import { useRef, useState } from "react";
import { CalendarIcon } from "../../components/icon/icon.tsx";
import { GroupField, controlLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { DateParts } from "./date-parts.ts";
import { partsOf, pastedDate, valueOf } from "./date-parts.ts";

const boxes = [
  { part: "day", text: "Day", length: 2, autoComplete: "bday-day", width: "w-16" },
  { part: "month", text: "Month", length: 2, autoComplete: "bday-month", width: "w-16" },
  { part: "year", text: "Year", length: 4, autoComplete: "bday-year", width: "w-20" },
] as const;

export type DateFieldProps = FieldProps & {
  /** The last day that the calendar offers, YYYY-MM-DD. What is typed is the schema's to judge. */
  max?: string;
  /** The first day that the calendar offers, YYYY-MM-DD. */
  min?: string;
  /** The date is the person's own birthday, which the browser may know. */
  birthday?: boolean;
};

/** A date, typed as day, month and year or picked in the device's calendar; the value is YYYY-MM-DD. */
export function DateField(props: DateFieldProps) {
  const { name, label, hint, required, disabled, max, min, birthday } = props;
  const { id, error, control } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<string>(name);
  const calendar = useRef<HTMLInputElement>(null);
  // A box keeps "5" while the value says "05": what is typed is not rewritten under the fingers.
  const [typed, setTyped] = useState<DateParts>();
  const parts = typed && valueOf(typed) === value ? typed : partsOf(value);

  const change = (next: DateParts) => {
    setTyped(next);
    onChange(valueOf(next));
  };

  return (
    <GroupField id={id} label={label} hint={hint} error={error} required={required}>
      {/* Three boxes and the calendar are 276 px: one line at 360, inside a group too. */}
      <div className="flex flex-wrap items-end gap-2">
        {boxes.map(({ part, text, length, autoComplete, width }) => (
          // On the frame: a control is as wide as what it stands in.
          <div key={part} className={width}>
            <label htmlFor={part === "day" ? id : `${id}-${part}`} className="block text-14">
              {text}
            </label>
            <input
              id={part === "day" ? id : `${id}-${part}`}
              ref={part === "day" ? ref : undefined}
              aria-invalid={control["aria-invalid"]}
              aria-required={control["aria-required"]}
              disabled={disabled}
              inputMode="numeric"
              autoComplete={birthday ? autoComplete : "off"}
              maxLength={length}
              value={parts[part]}
              onBlur={onBlur}
              onChange={(event) =>
                change({ ...parts, [part]: event.target.value.replace(/\D/g, "") })
              }
              onPaste={(event) => {
                const date = pastedDate(event.clipboardData.getData("text"));
                if (!date) return;
                event.preventDefault();
                change(date);
              }}
              className={`${controlLook} tabular-nums`}
            />
          </div>
        ))}
        <button
          type="button"
          disabled={disabled}
          aria-label={`Choose ${label.toLowerCase()} in a calendar`}
          onClick={() => calendar.current?.showPicker?.()}
          className="relative grid min-h-control min-w-control place-items-center rounded border border-line-strong text-brand enabled:hover:bg-brand-soft disabled:text-ink-muted"
        >
          <CalendarIcon />
        </button>
        <span className="relative">
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ""}
            onChange={(event) => change(partsOf(event.target.value))}
            className="pointer-events-none absolute end-0 bottom-0 w-0 opacity-0"
          />
        </span>
      </div>
    </GroupField>
  );
}
