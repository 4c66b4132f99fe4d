import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { hasPrefilledUtme } from "@polyportal/domain/application/prefill";
import type { StepOf } from "@polyportal/domain/programmes/programme";
import { answersDefaults, idOf, studyDefaults } from "../../defaults.ts";

const jambSubjects = 4;

/** Every field that a programme step can have. The schema picks those that it asks. */
export const programmeDefaults = (record: ApplicationRecord) => {
  const jamb = hasPrefilledUtme(record.prefill) ? record.prefill : record.jamb;
  return {
    ...studyDefaults(record),
    departmentOptionId: idOf(record.departmentOption),
    alternativeFacultyId: idOf(record.alternativeFaculty),
    alternativeDepartmentId: idOf(record.alternativeDepartment),
    modeOfStudyId: idOf(record.modeOfStudy),
    jambNumber: jamb?.jambNumber ?? record.openedBy ?? "",
    // Fields hold text; the schema parses the number.
    utmeScore: String(jamb?.utmeScore ?? ""),
    subjectIds: Array.from({ length: jambSubjects }, (_, index) => idOf(jamb?.subjects[index])),
  };
};

/** The initial values of the section: every field that the step asks. */
export const programmeForm = (step: StepOf<"programme">, record: ApplicationRecord) => ({
  ...programmeDefaults(record),
  ...answersDefaults(step, record),
});
