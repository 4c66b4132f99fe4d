import { resultsWords } from "@polyportal/domain/messages/results.words";
import {
  maxOtherCourses,
  supposedUnits,
  type WhatIfForm,
} from "@polyportal/domain/results/what-if-form";
import { whatIfMessages } from "@polyportal/domain/messages/results";
import { Button } from "@polyportal/ui/button";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import { gradeOptions } from "./course-grades.tsx";

const unitOptions = supposedUnits.map((units) => ({ value: units, label: String(units) }));

/** Courses that the school's lists do not hold, as many as are wanted. */
export function OtherCourses() {
  const { fields, append, remove } = useFieldArray<WhatIfForm, "others">({ name: "others" });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div className="@container grid grid-cols-1 gap-4">
      <p className="text-14 text-ink-muted">{whatIfMessages.othersHint}</p>
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className="grid min-w-0 grid-cols-2 items-end gap-3 border-b border-line pb-4 @xl:grid-cols-[minmax(0,1fr)_7rem_8rem_auto]"
        >
          <legend className="sr-only">{resultsWords.courseNumber(index + 1)}</legend>
          <div className="col-span-2 @xl:col-span-1">
            <TextField
              name={`others.${index}.name`}
              label={resultsWords.course}
              autoComplete="off"
            />
          </div>
          <SelectField
            name={`others.${index}.creditUnit`}
            label={whatIfMessages.units}
            options={unitOptions}
          />
          <SelectField
            name={`others.${index}.grade`}
            label={resultsWords.grade}
            options={gradeOptions}
            placeholder={whatIfMessages.noGrade}
          />
          <Button
            variant="quiet"
            aria-label={resultsWords.removeCourse(whatIfMessages.remove, index + 1)}
            onClick={() => {
              // What was pressed goes with its course.
              flushSync(() => remove(index));
              add.current?.focus();
            }}
          >
            {whatIfMessages.remove}
          </Button>
        </fieldset>
      ))}
      <Button
        ref={add}
        variant="secondary"
        className="justify-self-start"
        disabled={fields.length >= maxOtherCourses}
        onClick={() => append({ name: "", creditUnit: "", grade: "" })}
      >
        {whatIfMessages.add}
      </Button>
    </div>
  );
}
