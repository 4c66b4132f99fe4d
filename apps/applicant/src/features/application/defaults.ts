import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Option } from "@polyportal/api-client/contract/shared";
import { begin } from "@polyportal/domain/application/fields/begin";
import { fieldsOf } from "@polyportal/domain/application/steps";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Step } from "@polyportal/domain/programmes/programme";

// A saved application as the values of its forms (`steps/*-defaults.ts`), so that it can be resumed:
// values mirror the screen, where nothing chosen and nothing typed are both "".

export const idOf = (option: Option | null | undefined): number | "" => option?.id ?? "";

/** What a step asks as data: all of its fields, with what was answered so far. A step without any has no answers. */
export function answersDefaults(step: Step, record: ApplicationRecord): { answers?: Answers } {
  const fields = fieldsOf(step);
  return fields.length > 0 ? { answers: begin(fields, record.answers) } : {};
}

/** The choice of school and department. */
export const studyDefaults = (record: ApplicationRecord) => ({
  facultyId: idOf(record.faculty),
  departmentId: idOf(record.department),
});
