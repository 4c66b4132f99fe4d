import { fullName } from "@polyportal/domain/format/name";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { personOfAccount } from "../../approval/approvers.ts";
import type { Transaction } from "../../database/connect.ts";
import { sessionById } from "../../database/sessions.ts";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Acting } from "../../server/caller.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** Whose name stands in the record: code and session. */
export type TaughtCourse = { readonly course: string; readonly session: string };

/**
 * A course of a session whose lecturers nobody else changes until the end, and whose sheet nobody
 * publishes. Registrations go on: they only read the course.
 */
export async function lockCourse(
  tx: Transaction,
  { courseId, sessionId }: Which,
): Promise<TaughtCourse> {
  const [course] = await tx
    .select({ code: courses.code })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)))
    .for("no key update");
  const session = await sessionById(tx, sessionId);
  if (!course || !session) fail("not_found");
  const [sheet] = await tx
    .select({ state: scoreSheets.state })
    .from(scoreSheets)
    .where(and(eq(scoreSheets.courseId, courseId), eq(scoreSheets.sessionId, sessionId)))
    .for("share");
  if (sheet?.state === "published") fail("sheet_published");
  return { course: course.code, session: session.name };
}

/** One assignment, of a course that is locked with it. */
export async function lockAssignment(tx: Transaction, id: string) {
  const find = () =>
    tx
      .select({ assignment: courseLecturers, lecturer: users })
      .from(courseLecturers)
      .innerJoin(users, eq(users.id, courseLecturers.lecturerId))
      .where(eq(courseLecturers.id, id));
  const [known] = await find();
  if (!known) fail("not_found");
  const named = await lockCourse(tx, known.assignment);
  // Whoever had the lock before may have ended it, or put another in this one's place.
  const [found] = await find();
  if (!found) fail("not_found");
  return { ...found.assignment, lecturer: found.lecturer, name: fullName(found.lecturer), named };
}

/** Those who may be assigned, in the order of their ids here; whoever may not stops it. */
export async function lecturersOf(tx: Transaction, ids: readonly string[]) {
  const found = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return ids.map((id) => {
    const person = found.find((one) => one.id === id) ?? fail("not_found");
    if (!isTeaching(person)) fail("lecturer_gone");
    return { id, name: fullName(person) };
  });
}

/** Who may have a course: a lecturer whose account is on. */
export const isTeaching = ({ userType, active }: { userType: string; active: boolean }): boolean =>
  active && userType.toLowerCase() === "lecturer";

/** A course brings its scores: nobody gives himself one, nor takes his own away. */
export async function refuseOwnCourse(
  tx: Transaction,
  { userId, impersonatorId = userId }: Acting,
  lecturerIds: readonly string[],
): Promise<void> {
  const own = [await personOfAccount(tx, userId), await personOfAccount(tx, impersonatorId)];
  for (const id of lecturerIds) {
    const lecturer = await personOfAccount(tx, id);
    if (own.some((person) => isSamePerson(person, lecturer))) fail("own_course");
  }
}
