import { useMemo } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { SubjectRow } from "@polyportal/domain/application/steps/o-level/schema";
import { oLevelLimits } from "@polyportal/domain/o-level/limits";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { CrossIcon } from "../../components/icon/icon.tsx";
import { Asterisk, FieldNotes, selectLook } from "../form-field/form-field.tsx";
import { errorIdOf, useFieldId } from "../form-field/field-id.ts";
import { useFieldError } from "../form-field/use-field.ts";
import type { Option } from "../select/options.tsx";
import { OptionList } from "../select/options.tsx";
import { isAtFault } from "./row-faults.ts";
import { useWords } from "../../words/words.ts";
import { oLevelEditorWords } from "./o-level-editor.words.ts";

/** On 360 px, "English Language" must fit beside its grade. */
const rowLook = cx(
  selectLook,
  "min-w-0 max-sm:bg-[position:right_0.125rem_center] max-sm:ps-1.5 max-sm:pe-6",
);

/** The nine rows of subject and grade. */
export function SubjectRows({
  name,
  subjects,
  grades,
  fewest,
}: {
  name: string;
  subjects: readonly Option[];
  grades: readonly Option[];
  /** How many of them are required. */
  fewest: number;
}) {
  const words = useWords("oLevelEditor", oLevelEditorWords);
  const id = useFieldId(name);
  const error = useFieldError(name);
  const { control, register, setValue, setFocus, trigger } = useFormContext();
  const { isSubmitted } = useFormState({ control });
  const rows: readonly SubjectRow[] = useWatch({ control, name }) ?? [];
  // The same elements in every row, so that React skips thousands of options on each change.
  const subjectOptions = useMemo(() => <OptionList options={subjects} />, [subjects]);
  const gradeOptions = useMemo(() => <OptionList options={grades} />, [grades]);

  // The error belongs to the whole list, which react-hook-form does not validate when a row changes.
  const recheck = () => {
    if (isSubmitted) void trigger(name);
  };

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && errorIdOf(id)}
      className="min-w-0"
      data-invalid={error ? "" : undefined}
      data-question={words.subjects}
    >
      <legend className="mb-1 font-medium">
        {words.subjects}
        <Asterisk />
      </legend>
      <FieldNotes id={id} hint={words.subjectsHint(fewest)} error={error} />
      <ol className="mt-2 grid gap-2">
        {Array.from({ length: oLevelLimits.rows }, (_, index) => {
          const row = `${name}.${index}`;
          const fault = error !== undefined && isAtFault(rows, index, fewest);
          return (
            <li
              key={index}
              // With large letters the grade goes below its subject.
              className="flex flex-wrap gap-1.5 sm:gap-2"
              data-invalid={fault ? "" : undefined}
            >
              <select
                {...register(`${row}.subjectId`, { onChange: recheck })}
                // "Check your answers" links to this id.
                id={`${id}-${index}-subjectId`}
                aria-label={words.subject(index + 1)}
                aria-invalid={fault || undefined}
                className={cx(rowLook, "flex-[1_1_min(9rem,100%)]")}
              >
                <option value="">{words.subject(index + 1)}</option>
                {subjectOptions}
              </select>
              <select
                {...register(`${row}.gradeId`, { onChange: recheck })}
                aria-label={words.grade(index + 1)}
                aria-invalid={fault || undefined}
                className={cx(rowLook, "flex-[0_1_5rem] sm:flex-[0_1_6.5rem]")}
              >
                <option value="">{words.gradeEmpty}</option>
                {gradeOptions}
              </select>
              <Button
                variant="quiet"
                size="icon"
                aria-label={words.clearRow(index + 1)}
                onClick={() => {
                  setValue(row, { subjectId: "", gradeId: "" }, { shouldDirty: true });
                  setFocus(`${row}.subjectId`);
                  recheck();
                }}
              >
                <CrossIcon />
              </Button>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
