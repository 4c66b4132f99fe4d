import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { emptySitting } from "@polyportal/domain/o-level/empty-sitting";

type Sitting = ApplicationRecord["oLevel"][number];

const sittingDefaults = ({ examinationType, subjects, ...sitting }: Sitting) => ({
  ...sitting,
  examinationTypeId: examinationType.id,
  subjects: emptySitting().subjects.map((empty, index) => {
    const row = subjects[index];
    return row ? { subjectId: String(row.subject.id), gradeId: String(row.grade.id) } : empty;
  }),
});

/** One empty sitting if nothing is saved. */
export const oLevelDefaults = ({ oLevel }: ApplicationRecord) => ({
  sittings: oLevel.length > 0 ? oLevel.map(sittingDefaults) : [emptySitting()],
});
