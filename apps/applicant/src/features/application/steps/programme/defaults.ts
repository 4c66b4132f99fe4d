import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { idOf, studyDefaults } from "../../defaults.ts";

const jambSubjects = 4;

/** Every field that a programme step can ask; its schema takes those that it asks. */
export const programmeDefaults = (record: ApplicationRecord) => ({
  ...studyDefaults(record),
  departmentOptionId: idOf(record.departmentOption),
  alternativeFacultyId: idOf(record.alternativeFaculty),
  alternativeDepartmentId: idOf(record.alternativeDepartment),
  modeOfStudyId: idOf(record.modeOfStudy),
  jambNumber: record.jamb?.jambNumber ?? record.openedBy ?? "",
  // As it is typed: a field holds text, and the schema reads the number.
  utmeScore: String(record.jamb?.utmeScore ?? ""),
  subjectIds: Array.from({ length: jambSubjects }, (_, index) =>
    idOf(record.jamb?.subjects[index]),
  ),
});
