import type { ProgrammeSlug } from "../programmes/catalogue.ts";
import { programmeOfStudent } from "../programmes/study.ts";
import { levelById } from "../student/levels.ts";

/** Why a student cannot apply now. */
export type DepartmentChangeRefusal = "last-level" | "pending";

/** Why a student cannot apply for another department: nobody changes in the last level, or twice at once. */
export const departmentChangeRefusal = ({
  levelId,
  pending,
}: {
  levelId: number;
  /** An application is waiting for its decision. */
  pending: boolean;
}): DepartmentChangeRefusal | undefined => {
  if (pending) return "pending";
  return levelById(levelId).nextId === undefined ? "last-level" : undefined;
};

/** The programme for which the other department must be open; none where nobody can change. */
export const changeProgrammeOf = (levelId: number): ProgrammeSlug | undefined => {
  if (levelById(levelId).nextId === undefined) return undefined;
  // Full time: whoever studies part time changes among the same departments.
  return programmeOfStudent(levelId, "");
};

/** Whether a student of one department may go to another. */
export const canMoveTo = (
  own: number,
  other: { id: number; active: boolean; open: boolean },
): boolean => other.active && other.open && other.id !== own;
