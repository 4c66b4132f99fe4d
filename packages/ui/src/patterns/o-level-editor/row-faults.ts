import type { SubjectRow } from "@polyportal/domain/application/steps/o-level/schema";
import { oLevelLimits } from "@polyportal/domain/o-level/limits";

/** Whether a row is one of those that an error about the list of subjects means. */
export function isAtFault(rows: readonly SubjectRow[], index: number): boolean {
  const row = rows[index];
  if (!row) return index < oLevelLimits.minSubjects;
  const { subjectId, gradeId } = row;
  if (!subjectId && !gradeId) return index < oLevelLimits.minSubjects;
  if (!subjectId || !gradeId) return true;
  return rows.some((other, at) => at !== index && other.subjectId === subjectId);
}
