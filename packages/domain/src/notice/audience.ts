import { levels, type Level } from "../student/levels.ts";
import { studentTypeIds } from "../student/types.ts";

/** The notice board's audiences, as their badges read. */
export const noticeCategories = [
  "Undergraduate",
  "Prospective Students",
  "Postgraduate",
  "All Students",
  "Staff",
] as const;

type Person = { readonly role: string; readonly studentTypeId: number | null };

/** Who reads a category: the staff or not, and which kinds of students; null where all of them. */
export type Readers = {
  readonly staff: boolean;
  readonly studentTypeIds: readonly number[] | null;
};

/**
 * Whom the board's two audiences of students mean: undergraduates are those of the ND and HND, by day or
 * in sandwich. Diploma and JUPEB students are on courses of their own and get what is for all students.
 */
const kindsOf: Record<string, readonly number[]> = {
  Undergraduate: [studentTypeIds.undergraduate, studentTypeIds.sandwich],
  Postgraduate: [studentTypeIds.postgraduate],
  "Prospective Students": [],
  Staff: [],
};

/** Who of those that are signed in reads a category; prospective students have no account yet. */
export const readersOf = (category: string): Readers => ({
  staff: category === "Staff",
  studentTypeIds: kindsOf[category] ?? null,
});

/** Whether a notice of a category is for somebody who is signed in. */
export function isNoticeFor(category: string, { role, studentTypeId }: Person): boolean {
  const { staff, studentTypeIds: kinds } = readersOf(category);
  if (role !== "student") return staff;
  return kinds === null || (studentTypeId !== null && kinds.includes(studentTypeId));
}

/** By what a category can be narrowed further: the staff have no level, strangers neither. */
export function narrowedBy(category: string): { departments: boolean; levels: boolean } {
  const { staff, studentTypeIds: kinds } = readersOf(category);
  const levels = kinds === null || kinds.length > 0;
  return { departments: staff || levels, levels };
}

/** Whether there is anybody to mail: strangers leave no address. */
export const canBeMailed = (category: string): boolean => narrowedBy(category).departments;

/**
 * Whether a notice of a category is read by strangers, too, unless its writer says otherwise: those who want to
 * come have no other place to read it, and what is for all students concerns their parents.
 */
export const isPublicByDefault = (category: string): boolean =>
  category === "Prospective Students" || category === "All Students";

/** The levels that a category's readers study at. */
export function levelsOfReaders(category: string): readonly Level[] {
  if (!narrowedBy(category).levels) return [];
  const { studentTypeIds: kinds } = readersOf(category);
  return levels.filter(
    (one) => kinds === null || kinds.some((id) => one.studentTypeIds.includes(id)),
  );
}
