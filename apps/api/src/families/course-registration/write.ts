import type { RegistrationSummary } from "@polyportal/api-client/contract/course-registration";
import { notOffered, problemSentence } from "@polyportal/domain/messages/course-registration";
import { scoresEntered } from "@polyportal/domain/messages/scores-entered";
import { checkSelection } from "@polyportal/domain/course-registration/check-selection";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import type { CourseKind } from "@polyportal/domain/course-registration/course";
import { and, eq, inArray } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import {
  registeredCourses,
  registrationVersions,
} from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";
import { isScored, scores, scoreSheets } from "../../database/schema/results.ts";
import { fail } from "../../failure.ts";
import type { Desk } from "./desk.ts";
import { registeredIn, type Registration } from "./queries.ts";
import { summaryOf } from "./view.ts";

/** A course that may stand in a registration. */
type Choice = {
  id: number;
  code: string;
  creditUnit: number;
  kind: CourseKind;
  missing: readonly string[];
};

/** Refuses what has to be paid for first. */
export function requirePaid({ missing }: Desk): void {
  if (missing.length === 0) return;
  fail("registration_fee_due", { message: missing.map(({ text }) => text).join(" ") });
}

/** Refuses a window that has not opened, or is past what is asked of it. */
export function requireWindow({ window }: Desk, allowed: boolean): void {
  if (allowed) return;
  const early = window.state === "not-open" || window.state === "unset";
  fail(early ? "registration_not_open" : "registration_closed");
}

/** What may be chosen: what is held, offered or not, and all else that is on offer. */
export function choicesOf(
  offered: Desk["offered"],
  held: readonly Omit<Choice, "missing">[],
): Choice[] {
  const ids = new Set(held.map(({ id }) => id));
  return [
    ...held.map((one) => ({ ...one, missing: [] })),
    ...offered.filter(({ id }) => !ids.has(id)),
  ];
}

/** The chosen courses, where all rules of the desk allow them. `held` may stay, offered or not. */
export async function chosenCourses(
  tx: Transaction,
  { offered, load }: Desk,
  ids: readonly number[],
  held: readonly Omit<Choice, "missing">[] = [],
): Promise<Choice[]> {
  const known = new Map(choicesOf(offered, held).map((one) => [one.id, one]));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    const named = await tx
      .select({ code: courses.code })
      .from(courses)
      .where(inArray(courses.id, unknown));
    fail("course_not_offered", { message: notOffered(named.map(({ code }) => code)) });
  }
  const chosen = ids.flatMap((id) => known.get(id) ?? []);
  const problems = checkSelection(chosen, offered, load);
  if (problems.length > 0) {
    const message = problems.map(problemSentence).join(" ");
    fail("course_selection_refused", { message, fields: { courseIds: message } });
  }
  return chosen;
}

/** Keeps a registration as it was sent last, before it is sent anew: what an adviser compares with. */
export async function keepVersion(tx: Transaction, held: Registration): Promise<void> {
  const { id: registrationId, version, state, submittedAt, decidedAt, decidedBy, reason } = held;
  const sent = await registeredIn(tx, registrationId);
  await tx.insert(registrationVersions).values({
    registrationId,
    version,
    state,
    submittedAt,
    decidedAt,
    decidedBy,
    reason,
    courses: sent.map(({ id, code, kind }) => ({ id, code, kind })),
  });
}

/** The codes of those courses for which the student has a mark or a code in the session. */
export async function scoredOf(
  db: Reader,
  { studentId, sessionId }: Pick<Registration, "studentId" | "sessionId">,
  of: readonly { id: number }[],
): Promise<string[]> {
  if (of.length === 0) return [];
  const ids = of.map(({ id }) => id);
  const found = await db
    .select({ code: courses.code })
    .from(scores)
    .innerJoin(scoreSheets, eq(scoreSheets.id, scores.sheetId))
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .where(
      and(
        eq(scores.studentId, studentId),
        eq(scoreSheets.sessionId, sessionId),
        inArray(scoreSheets.courseId, ids),
        isScored,
      ),
    )
    .orderBy(courses.code);
  return found.map(({ code }) => code);
}

/**
 * Puts the chosen courses in the place of those before, and notes both. What has a score stays: a course
 * that was taken cannot be made never to have been.
 */
export async function writeCourses(
  { tx, audit }: Change,
  action: "registerCourses" | "addOrDropCourses" | "staffAddOrDrop",
  registration: Registration,
  chosen: readonly Choice[],
  { overrides, reason }: { overrides?: readonly string[]; reason?: string } = {},
): Promise<RegistrationSummary> {
  const registrationId = registration.id;
  const before = await registeredIn(tx, registrationId);
  const dropped = before.filter((one) => chosen.every(({ id }) => id !== one.id));
  const scored = await scoredOf(tx, registration, dropped);
  if (scored.length > 0) fail("course_selection_refused", { message: scoresEntered(scored) });
  await tx.delete(registeredCourses).where(eq(registeredCourses.registrationId, registrationId));
  await tx.insert(registeredCourses).values(
    chosen.map(({ id, kind }) => ({
      registrationId,
      sessionId: registration.sessionId,
      courseId: id,
      kind,
    })),
  );
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).toSorted();
  audit({
    action,
    subject: "courseRegistration",
    subjectId: registrationId,
    before: before.length > 0 ? { courses: codes(before) } : undefined,
    after: { state: registration.state, courses: codes(chosen), units: unitsOf(chosen), overrides },
    reason,
  });
  return summaryOf(registration);
}
