import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { StepKind } from "@polyportal/domain/programmes/programme";

const dataAlone = () => false;

/** Whether an unsaved section has content, brought by an earlier application. */
export const holdsSome: Record<StepKind, (record: ApplicationRecord) => boolean> = {
  personal: ({ dateOfBirth, nextOfKin }) => dateOfBirth !== null || nextOfKin !== null,
  programme: ({ department }) => department !== null,
  "nd-result": ({ ndResult }) => ndResult !== null,
  institution: ({ institutionAttended }) => institutionAttended !== null,
  "o-level": ({ oLevel }) => oLevel.length > 0,
  documents: ({ documents }) => Object.keys(documents).length > 0,
  form: dataAlone,
  referees: dataAlone,
};
