import type { CourseKind } from "../course-registration/course.ts";
import type { Claim } from "../rights/claims.ts";
import { cgpaRemarks, type CgpaRemark } from "./remark.ts";

/** A reader's relation to a class. */
export type ClassReader = {
  readonly claims: ReadonlySet<Claim>;
  /** Advises the class, or one of its options. */
  readonly advises: boolean;
  /** Heads its department. */
  readonly heads: boolean;
  /** Is dean of its faculty. */
  readonly deans: boolean;
  /** Claims for the whole school, such as those of exams and records. */
  readonly school: readonly Claim[];
};

/** Whether a reader sees more than the adviser: all students and unpublished scores. */
export const readsUnpublished = (who: ClassReader): boolean =>
  who.claims.has("results.see") && (who.heads || who.deans || who.school.includes("results.see"));

/** Whether a reader sees the class's results. To others it does not exist. */
export const readsClass = (who: ClassReader): boolean =>
  readsUnpublished(who) || (who.claims.has("results.see") && who.advises);

/** A course that a student of the class takes in the semester. */
export type TakenCourse = {
  readonly courseId: number;
  readonly code: string;
  /** Null if a score is left but the registration no longer has the course. */
  readonly kind: CourseKind | null;
};

/**
 * The courses with a column on the sheet: those that somebody of the class takes as the class's own.
 * Carry-overs and borrowed courses are listed beside, to limit the width.
 */
export function columnsOf<Taken extends TakenCourse>(taken: readonly Taken[]): Taken[] {
  const own = taken.filter(({ kind }) => kind === "Core" || kind === "Elective");
  return [...new Map(own.map((one) => [one.courseId, one])).values()].toSorted((one, other) =>
    one.code.localeCompare(other.code, "en", { numeric: true }),
  );
}

/** The number of students with each remark, best first, and with none. */
export const countedRemarks = (
  remarks: readonly (CgpaRemark | null)[],
): { readonly remark: CgpaRemark | null; readonly count: number }[] =>
  [...cgpaRemarks, null]
    .map((remark) => ({ remark, count: remarks.filter((one) => one === remark).length }))
    .filter(({ count }) => count > 0);

/** The parts of a composite row that decide its remark. */
type Remarked = {
  readonly cgpaRemark: CgpaRemark | null;
  readonly cumulative: { readonly gradePointAverage: number } | null;
};

/** The students with a remark, as papers list them; null means no result. */
export const studentsWith = <Student extends Remarked>(
  students: readonly Student[],
  remark: CgpaRemark | null,
): (Student & { readonly average: number | undefined })[] =>
  students
    .filter(({ cgpaRemark }) => cgpaRemark === remark)
    .map((student) => ({ ...student, average: student.cumulative?.gradePointAverage }));
