import { useState } from "react";
import type { controlProps } from "../form-field/field-id.ts";
import { controlLook } from "../form-field/form-field.tsx";
import type { useFieldValue } from "../form-field/use-field.ts";
import type { DateParts } from "./date-parts.ts";
import { partsOf, pastedDate, valueOf } from "./date-parts.ts";
import { useWords } from "../../words/words.ts";
import { dateFieldWords } from "./date-field.words.ts";

const boxes = [
  { part: "day", length: 2, autoComplete: "bday-day", width: "w-16" },
  { part: "month", length: 2, autoComplete: "bday-month", width: "w-16" },
  { part: "year", length: 4, autoComplete: "bday-year", width: "w-20" },
] as const;

type DateBoxesProps = {
  /** The attributes that connect the boxes with their label. The id is that of the first box. */
  control: ReturnType<typeof controlProps>;
  /** The form's field. Its value is YYYY-MM-DD or an incomplete date, and its ref is the first box. */
  field: ReturnType<typeof useFieldValue<string>>;
  disabled: boolean | undefined;
  /** The person's own birthday, for autofill. */
  birthday?: boolean;
};

/** Day, month and year as text boxes: the fastest way to enter a known date. */
export function DateBoxes(props: DateBoxesProps) {
  const { control, disabled, birthday } = props;
  const words = useWords("dateField", dateFieldWords);
  const { value, onChange, onBlur, ref } = props.field;
  // A box keeps "5" while the value has "05", so that typed text is not changed.
  const [typed, setTyped] = useState<DateParts>();
  const parts = typed && valueOf(typed) === value ? typed : partsOf(value);
  const change = (next: DateParts) => {
    setTyped(next);
    onChange(valueOf(next));
  };
  return boxes.map(({ part, length, autoComplete, width }) => {
    const id = part === "day" ? control.id : `${control.id}-${part}`;
    return (
      // On the wrapper: a control fills its parent.
      <div key={part} className={width}>
        <label htmlFor={id} className="block text-14">
          {words.parts[part]}
        </label>
        <input
          id={id}
          ref={part === "day" ? ref : undefined}
          aria-invalid={control["aria-invalid"]}
          aria-required={control["aria-required"]}
          disabled={disabled}
          inputMode="numeric"
          autoComplete={birthday ? autoComplete : "off"}
          maxLength={length}
          value={parts[part]}
          onBlur={onBlur}
          onChange={(event) => change({ ...parts, [part]: event.target.value.replace(/\D/g, "") })}
          onPaste={(event) => {
            const date = pastedDate(event.clipboardData.getData("text"));
            if (!date) return;
            event.preventDefault();
            change(date);
          }}
          className={`${controlLook} tabular-nums`}
        />
      </div>
    );
  });
}
