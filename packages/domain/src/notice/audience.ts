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

/**
 * Whom the board's two audiences of students mean: undergraduates are those of the ND and HND, by day or
 * in sandwich. Diploma and JUPEB students are on courses of their own and get what is for all students.
 */
const kindsOf: Record<string, readonly (number | null)[]> = {
  Undergraduate: [studentTypeIds.undergraduate, studentTypeIds.sandwich],
  Postgraduate: [studentTypeIds.postgraduate],
};

/** Whether a notice of a category is for somebody who is signed in. */
export function isNoticeFor(category: string, { role, studentTypeId }: Person): boolean {
  const student = role === "student";
  if (category === "Prospective Students") return false;
  if (category === "Staff") return !student;
  return student && (kindsOf[category]?.includes(studentTypeId) ?? true);
}
