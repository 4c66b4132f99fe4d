import { amendmentTold } from "@polyportal/domain/messages/amendment-news";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { approvalPath, scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { isAmendable } from "@polyportal/domain/score-sheet/amendment";
import { noMarks, totalOf } from "@polyportal/domain/score-sheet/row";
import { and, eq, isNull, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { amendmentRequests, scoreAmendments, scores } from "../../database/schema/results.ts";
import { tell, type Notice } from "../../notification/tell.ts";
import { fail } from "../../failure.ts";
import { deciderOf } from "../course-registration/decider.ts";
import { withdrawDocuments } from "../document/withdraw.ts";
import { withdrawComposites } from "../results/composite-paper.ts";
import { withdrawStatements } from "../results/withdraw-statements.ts";
import { amendmentNoted, type DecidingAmendment, type LockedAmendment } from "./lock-amendment.ts";
import { rosterOf } from "./roster.ts";
import { splitOf } from "./sheet.ts";
import { writeRows } from "./write-scores.ts";

/**
 * Makes a request the student's result: a new version of the row over the one that it was asked over, what
 * it was before for the student to read, statements that rest on it withdrawn, and everybody told whom it
 * touches.
 */
export async function applyAmendment(
  { tx, audit }: Change,
  locked: LockedAmendment,
  minuteNumber: string,
  acting: DecidingAmendment,
): Promise<void> {
  const { request, found } = locked;
  const { caller, now, services } = acting;
  const { sheetId, studentId, version, reason, requestedBy } = request;
  const before = await standing(tx, request);
  if (before.version !== version || !(await isStillThere(tx, locked))) fail("sheet_changed");
  const { test, lab, exam, code } = request;
  const marks = { test, lab, exam, code };
  const total = totalOf(marks, splitOf(found));
  // By whoever asked: the marks are theirs, and whoever applies them has no part in the sheet.
  const recorded = await writeRows(
    tx,
    found.sheet,
    [{ studentId, version, marks, reason, total }],
    {
      source: "amendment",
      enteredBy: requestedBy,
      enteredAt: now,
    },
  );
  const row = and(eq(scores.sheetId, sheetId), eq(scores.studentId, studentId));
  await tx
    .update(scores)
    .set({ publishedAt: now })
    .where(and(row, isNull(scores.publishedAt)));
  await tx.insert(scoreAmendments).values({
    id: uuid(),
    sheetId,
    studentId,
    ...before,
    reason,
    amendedAt: now,
    requestedBy,
    appliedBy: caller.userId,
    minuteNumber,
  });
  await tx
    .update(amendmentRequests)
    .set({ state: "applied", endedBy: caller.userId, endedAt: now, minuteNumber })
    .where(eq(amendmentRequests.id, request.id));
  const taken = { sessionId: found.sheet.sessionId, semester: found.course.semester };
  const withdrawn = [
    ...(await withdrawStatements(tx, [studentId], taken, now)),
    ...(await withdrawComposites(tx, [studentId], taken, now)),
    ...(await withdrawDocuments(tx, "result-sheet", [sheetId], now)),
  ];
  audit({
    action: "applyAmendment",
    subject: "amendment",
    subjectId: request.id,
    before: { ...before },
    after: { ...amendmentNoted(locked), ...marks, total, minuteNumber, withdrawn, ...recorded },
    reason,
  });
  await tell(tx, services, await noticesOf(tx, locked, now));
}

/** The row as it stands, locked; of one in which nothing was entered the version is 0. */
async function standing(
  tx: Transaction,
  { sheetId, studentId }: Pick<LockedAmendment["request"], "sheetId" | "studentId">,
) {
  const [row] = await tx
    .select()
    .from(scores)
    .where(and(eq(scores.sheetId, sheetId), eq(scores.studentId, studentId)))
    .for("update");
  if (!row) return { version: 0, ...noMarks, total: null };
  const { version, test, lab, exam, code, total } = row;
  return { version, test, lab, exam, code, total };
}

/** Whether the row can be amended still: of what was never out the registration may be another by now. */
async function isStillThere(
  tx: Transaction,
  { request, found: { sheet } }: LockedAmendment,
): Promise<boolean> {
  const only = sql`everybody.student_id = ${request.studentId}::uuid`;
  const [row] = await rosterOf(tx, sheet, only);
  return row !== undefined && isAmendable(row);
}

type Again = { registration_id: string; session: string };

/** The student, whoever asked, and the advisers of classes in which the course was registered again. */
async function noticesOf(
  tx: Transaction,
  { request, found, student }: LockedAmendment,
  now: Date,
): Promise<Notice[]> {
  const { sheet, course, session } = found;
  const { rows } = await tx.execute<Again>(sql`
    select registration.id as registration_id, later.name as session
    from course_registrations registration
    join registered_courses on registered_courses.registration_id = registration.id
    join academic_sessions later on later.id = registration.session_id
    join academic_sessions own on own.id = ${sheet.sessionId}
    where registration.student_id = ${request.studentId}
      and registered_courses.course_id = ${sheet.courseId} and later."from" > own."from"
    order by later."from"`);
  const again = rows.map((one) => one.session);
  const by = { about: request.id, now };
  const told: Notice[] = [
    {
      ...by,
      userId: request.studentId,
      ...amendmentTold.student(course.code, session, again),
      path: semesterResultPath(sheet.sessionId, course.semester),
      kind: "resultAmended",
    },
    {
      ...by,
      userId: request.requestedBy,
      ...amendmentTold.applied(course.code, session, student),
      path: scoreSheetPath(sheet.courseId, sheet.sessionId),
      kind: "amendmentApplied",
    },
  ];
  for (const { registration_id: registrationId, session: later } of rows) {
    const adviser = await deciderOf(tx, registrationId);
    if (!adviser) continue;
    told.push({
      ...by,
      userId: adviser.id,
      ...amendmentTold.adviser(course.code, session, student, later),
      path: approvalPath(registrationId),
      kind: "amendedCourseAgain",
    });
  }
  return told;
}
