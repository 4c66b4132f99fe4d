import { compareSessions, type DatedSession } from "../academic-session/order.ts";
import { firstLevelOf } from "../student/award.ts";
import type { GradedCourse } from "./average.ts";

/** A course that was graded in some semester. */
export type GradedAttempt = GradedCourse & { courseId: number };

/** The semester of an attempt. */
export type SemesterKey = { sessionId: number; semester: "First" | "Second" };

/** The same with its place in the calendar. */
export type DatedSemester = SemesterKey & DatedSession;

/** What averages need of a graded course: its semester and its award. */
export type DatedAttempt = GradedAttempt & DatedSemester & { levelId: number };

/** Compares semesters by the calendar. */
export const compareSemesters = (a: DatedSemester, b: DatedSemester): number =>
  compareSessions(a, b) || Number(a.semester === "Second") - Number(b.semester === "Second");

export const sameSemester = (a: SemesterKey, b: SemesterKey): boolean =>
  a.sessionId === b.sessionId && a.semester === b.semester;

/** Whether two levels lead to the same award: ND I and ND II do, ND II and HND I do not. */
export const sameAward = (levelId: number, otherId: number): boolean =>
  firstLevelOf(levelId) === firstLevelOf(otherId);

/**
 * The attempts that count: only the latest of each course. A passed carry-over then no longer lowers the
 * average, and units count once. The order is kept.
 */
export function countedAttempts<Attempt extends GradedAttempt>(
  inOrder: readonly Attempt[],
): Attempt[] {
  const latest = new Map(inOrder.map((attempt) => [attempt.courseId, attempt]));
  return inOrder.filter((attempt) => latest.get(attempt.courseId) === attempt);
}
