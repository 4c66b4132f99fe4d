import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { fieldTexts } from "@polyportal/domain/application/fields/field-texts";
import { fieldsOf } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Programme, Step } from "@polyportal/domain/programmes/programme";

/** A value of a section: its field, label and saved value. */
export type CheckRow = { field: string; label: string; value: string | undefined };

/** The values of a step, in the order of its form. */
export type CheckRows = (record: ApplicationRecord, programme: Programme) => CheckRow[];

/** The answers of a step's fields. */
export const answerRows = (step: Step | undefined, { answers }: ApplicationRecord): CheckRow[] =>
  fieldTexts(fieldsOf(step), answers, answers).flatMap((one) =>
    "rows" in one
      ? one.rows.flatMap((words, at) =>
          one.columns.map((column, index) =>
            row(
              `answers.${one.field.id}.${at}.${column.id}`,
              `${one.field.each} ${at + 1}: ${column.label}`,
              words[index] || undefined,
            ),
          ),
        )
      : row(`answers.${one.field.id}`, one.field.label, one.value || undefined),
  );

export const row = (field: string, label: string, value?: string | number | null): CheckRow => ({
  field,
  label,
  value: value == null ? undefined : String(value),
});

/** The choice of school and department, in whichever step it is asked. */
export const studyRows: CheckRows = ({ faculty, department }) => [
  row("facultyId", applicationWords.choiceOfSchool, faculty?.name),
  row("departmentId", applicationWords.choiceOfDepartment, department?.name),
];
