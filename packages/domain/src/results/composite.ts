import type { CourseKind } from "../course-registration/course.ts";
import type { Claim } from "../rights/claims.ts";
import { cgpaRemarks, type CgpaRemark } from "./remark.ts";

/** Who somebody is with regard to a class. */
export type ClassReader = {
  readonly claims: ReadonlySet<Claim>;
  /** Advises it, or the part of it that has an option of its own. */
  readonly advises: boolean;
  /** Heads its department. */
  readonly heads: boolean;
  /** Is dean of its faculty. */
  readonly deans: boolean;
  /** What of the rights a role brings for the whole school, as that of exams and records does. */
  readonly school: readonly Claim[];
};

/** Whether somebody reads more of a class than its adviser: all its students, and what is not out yet. */
export const readsUnpublished = (who: ClassReader): boolean =>
  who.claims.has("results.see") && (who.heads || who.deans || who.school.includes("results.see"));

/** Whether somebody reads a class's results; to others it is as if it was not there. */
export const readsClass = (who: ClassReader): boolean =>
  readsUnpublished(who) || (who.claims.has("results.see") && who.advises);

/** A course that a student of the class has in the semester, and as what. */
export type TakenCourse = {
  readonly courseId: number;
  readonly code: string;
  /** None where the registration has lost it and a score is left. */
  readonly kind: CourseKind | null;
};

/**
 * The courses that have a column of the sheet: those that somebody of the class takes as its own. What
 * is carried over or borrowed by some alone stands beside, or a sheet would have no end to the right.
 */
export function columnsOf<Taken extends TakenCourse>(taken: readonly Taken[]): Taken[] {
  const own = taken.filter(({ kind }) => kind === "Core" || kind === "Elective");
  return [...new Map(own.map((one) => [one.courseId, one])).values()].toSorted((one, other) =>
    one.code.localeCompare(other.code, "en", { numeric: true }),
  );
}

/** How many students have each remark, the best first, and how many have none. */
export const countedRemarks = (
  remarks: readonly (CgpaRemark | null)[],
): { readonly remark: CgpaRemark | null; readonly count: number }[] =>
  [...cgpaRemarks, null]
    .map((remark) => ({ remark, count: remarks.filter((one) => one === remark).length }))
    .filter(({ count }) => count > 0);

/** Of a row of a composite sheet, what says which remark its student has. */
type Remarked = {
  readonly cgpaRemark: CgpaRemark | null;
  readonly cumulative: { readonly gradePointAverage: number } | null;
};

/** The students of a class who have a remark, as papers list them; null is no result. */
export const studentsWith = <Student extends Remarked>(
  students: readonly Student[],
  remark: CgpaRemark | null,
): (Student & { readonly average: number | undefined })[] =>
  students
    .filter(({ cgpaRemark }) => cgpaRemark === remark)
    .map((student) => ({ ...student, average: student.cumulative?.gradePointAverage }));
