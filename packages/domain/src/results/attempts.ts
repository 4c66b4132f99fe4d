import { compareSessions, type DatedSession } from "../academic-session/order.ts";
import { firstLevelOf } from "../student/award.ts";
import type { GradedCourse } from "./average.ts";

/** A course that was graded in some semester. */
export type GradedAttempt = GradedCourse & { courseId: number };

/** The semester in which something was taken. */
export type SemesterKey = { sessionId: number; semester: "First" | "Second" };

/** The same with its place in the calendar. */
export type DatedSemester = SemesterKey & DatedSession;

/** What a semester's average needs to know of a course: when it was taken, and towards which award. */
export type DatedAttempt = GradedAttempt & DatedSemester & { levelId: number };

/** Semesters in the order of the calendar. */
export const compareSemesters = (a: DatedSemester, b: DatedSemester): number =>
  compareSessions(a, b) || Number(a.semester === "Second") - Number(b.semester === "Second");

/** Whether two things are of one semester. */
export const sameSemester = (a: SemesterKey, b: SemesterKey): boolean =>
  a.sessionId === b.sessionId && a.semester === b.semester;

/** Whether two levels lead to the same award: ND I and ND II do, ND II and HND I do not. */
export const sameAward = (levelId: number, otherId: number): boolean =>
  firstLevelOf(levelId) === firstLevelOf(otherId);

/**
 * The attempts that count: of a course taken more than once the latest alone, so that a carry-over
 * that was passed no longer weighs a student down, nor its units count twice. In the order given.
 */
export function countedAttempts<Attempt extends GradedAttempt>(
  inOrder: readonly Attempt[],
): Attempt[] {
  const latest = new Map(inOrder.map((attempt) => [attempt.courseId, attempt]));
  return inOrder.filter((attempt) => latest.get(attempt.courseId) === attempt);
}
