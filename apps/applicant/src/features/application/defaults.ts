import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Option } from "@polyportal/api-client/contract/shared";
import { begin } from "@polyportal/domain/application/fields/begin";
import { fieldsOf } from "@polyportal/domain/application/steps";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Step } from "@polyportal/domain/programmes/programme";

// A saved application as form values (`steps/*-defaults.ts`), to continue it. As on the screen, nothing
// chosen and nothing typed are both "".

export const idOf = (option: Option | null | undefined): number | "" => option?.id ?? "";

/** The values of a step's fields with the answers so far. Undefined if the step has no fields. */
export function answersDefaults(step: Step, record: ApplicationRecord): { answers?: Answers } {
  const fields = fieldsOf(step);
  return fields.length > 0 ? { answers: begin(fields, record.answers) } : {};
}

/** The choice of school and department. */
export const studyDefaults = (record: ApplicationRecord) => ({
  facultyId: idOf(record.faculty),
  departmentId: idOf(record.department),
});
