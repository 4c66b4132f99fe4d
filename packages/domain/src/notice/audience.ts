import { studentTypeIds } from "../student/types.ts";

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
