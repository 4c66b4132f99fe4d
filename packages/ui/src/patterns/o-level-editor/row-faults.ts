import type { SubjectRow } from "@polyportal/domain/application/steps/o-level/schema";

/** Whether a row is one of those that cause an error about the list of subjects. */
export function isAtFault(rows: readonly SubjectRow[], index: number, fewest: number): boolean {
  const row = rows[index];
  if (!row) return index < fewest;
  const { subjectId, gradeId } = row;
  if (!subjectId && !gradeId) return index < fewest;
  if (!subjectId || !gradeId) return true;
  return rows.some((other, at) => at !== index && other.subjectId === subjectId);
}
