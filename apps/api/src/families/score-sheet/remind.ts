import type { unstartedEndpoints } from "@polyportal/api-client/contract/score-sheet-unstarted";
import { fullName } from "@polyportal/domain/format/name";
import { scoreNews } from "@polyportal/domain/messages/score-news";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { findsUnstarted, isRemindedToday, mayRemind } from "@polyportal/domain/score-sheet/remind";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { courses } from "../../database/schema/course.ts";
import { users } from "../../database/schema/users.ts";
import { tell } from "../../notification/tell.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { coordinatorOf } from "./coordinator.ts";
import { isUnstarted } from "./list-unstarted.ts";
import { sheetRelation } from "./sheet-relation.ts";
import { closingOf, sheetOf } from "./sheet.ts";

type Endpoint = (typeof unstartedEndpoints)["remindOfScores"];
type Which = { readonly courseId: number; readonly sessionId: number };

/** Asks the coordinator of a course to begin with its scores, by notification and letter. */
export const remindOfScores: Handler<Endpoint> = async (
  { change, services, caller, now },
  { courseId, sessionId },
) => {
  const which = { courseId, sessionId };
  await change(async ({ tx, audit }) => {
    // Of two at once the second waits, and finds that it was done.
    await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.id, courseId))
      .for("no key update");
    const found = await sheetOf(tx, which);
    const relation = await sheetRelation(tx, caller, which);
    if (!found || !relation || !findsUnstarted(relation.who)) return fail("not_found");
    if (!mayRemind(relation.who)) fail("not_your_sheet");
    const standing = await standingOf(tx, which);
    if (!standing.registered) return fail("not_found");
    if (!standing.unstarted) fail("sheet_locked");
    const coordinator = (await readCoordinator(tx, which)) ?? fail("nobody_teaches");
    if (isRemindedToday(await lastReminder(tx, which), now)) fail("reminded_today");

    const { course, session, deadline, sheet } = found;
    const [by] = await tx.select().from(users).where(eq(users.id, caller.userId));
    const closesAt = closingOf(deadline, sheet?.extendedUntil ?? null);
    const told = scoreNews.reminded(course.code, session, fullName(by ?? {}), closesAt);
    const path = scoreSheetPath(courseId, sessionId);
    const of = { kind: "scoresReminder", about: `${courseId}-${sessionId}` };
    await tell(tx, services, [{ userId: coordinator.id, ...told, path, now, ...of }]);
    audit({
      action: "remindOfScores",
      subject: "course",
      subjectId: String(courseId),
      after: { course: course.code, session, sessionId, lecturer: fullName(coordinator) },
    });
  });
  return {};
};

/** Whether anybody takes the course, and whether nothing of it is scored. */
async function standingOf(tx: Transaction, { courseId, sessionId }: Which) {
  const { rows } = await tx.execute<{ registered: boolean; unstarted: boolean }>(sql`
    select ${isUnstarted} as unstarted, exists (
      select from registered_courses
      where course_id = ${courseId} and session_id = ${sessionId}) as registered
    from (select) one left join score_sheets
      on score_sheets.course_id = ${courseId} and score_sheets.session_id = ${sessionId}`);
  return rows[0] ?? { registered: false, unstarted: false };
}

async function readCoordinator(tx: Transaction, { courseId, sessionId }: Which) {
  const [found] = await tx
    .select({
      id: users.id,
      ...nameColumns(users),
    })
    .from(users)
    .where(eq(users.id, coordinatorOf(courseId, sessionId)));
  return found;
}

async function lastReminder(tx: Transaction, { courseId, sessionId }: Which): Promise<Date | null> {
  const [last] = await tx
    .select({ at: auditRows.at })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.subject, "course"),
        eq(auditRows.subjectId, String(courseId)),
        eq(auditRows.action, "remindOfScores"),
        sql`${auditRows.after} ->> 'sessionId' = ${String(sessionId)}`,
      ),
    )
    .orderBy(desc(auditRows.at))
    .limit(1);
  return last?.at ?? null;
}
