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

/** Whether a notice of a category is for somebody who is signed in. */
export function isNoticeFor(category: string, { role, studentTypeId }: Person): boolean {
  const student = role === "student";
  switch (category) {
    case "Prospective Students":
      return false;
    case "Staff":
      return !student;
    case "Undergraduate":
      return student && studentTypeId !== studentTypeIds.postgraduate;
    case "Postgraduate":
      return student && studentTypeId === studentTypeIds.postgraduate;
    default:
      return student;
  }
}
