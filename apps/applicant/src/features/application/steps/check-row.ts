import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Programme } from "@polyportal/domain/programmes/programme";

/** One value of a section: its field, the label that stands there, and what was saved. */
export type CheckRow = { field: string; label: string; value: string | undefined };

/** What a step holds, in the order of its form. */
export type CheckRows = (record: ApplicationRecord, programme: Programme) => CheckRow[];

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
