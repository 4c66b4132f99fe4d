import { sheetTold } from "@polyportal/domain/messages/score-sheet";
import type { Semester } from "@polyportal/domain/course-registration/course";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { asOf, beginningOf } from "../../database/course-as-of.ts";
import { tell } from "../../notification/tell.ts";
import type { Context } from "../../server/handler.ts";
import { withdrawDocuments } from "../document/withdraw.ts";
import { withdrawComposites } from "./composite-paper.ts";
import { withdrawStatements } from "./withdraw-statements.ts";

type Registration = { readonly id: string; readonly studentId: string; readonly sessionId: number };
type Telling = Pick<Context, "services" | "now">;

/** Publishes this student's scores of sheets that are published already, and notifies the student. */
export async function publishLate(
  tx: Transaction,
  { id, studentId, sessionId }: Registration,
  ctx: Telling,
): Promise<void> {
  const { rows } = await tx.execute<{ sheet_id: string }>(sql`
    update scores set published_at = ${ctx.now}
    from score_sheets sheet, registered_courses registered
    where sheet.id = scores.sheet_id and sheet.state = 'published'
      and sheet.session_id = ${sessionId} and registered.course_id = sheet.course_id
      and registered.registration_id = ${id} and scores.student_id = ${studentId}
      and scores.published_at is null
      and (scores.total is not null or scores.code is not null)
    returning scores.sheet_id`);
  const sheetIds = rows.map((row) => row.sheet_id);
  if (sheetIds.length > 0) await nowOut(tx, ctx, sheetIds, studentId);
}

type Out = { student_id: string; codes: string[]; session_id: number; semester: string };

/**
 * After rows of some sheets were published: withdraws papers that lack them and notifies each student. Given
 * a student, only that one.
 */
export async function nowOut(
  tx: Transaction,
  telling: Telling,
  sheetIds: readonly string[],
  studentId?: string,
): Promise<void> {
  const which = sql`scores.published_at = ${telling.now}
    and scores.sheet_id = any(${sql.param(sheetIds)}::uuid[])
    ${studentId === undefined ? sql`` : sql`and scores.student_id = ${studentId}`}`;
  const { rows } = await tx.execute<{ session_id: number; semester: Semester; ids: string[] }>(sql`
    select score_sheets.session_id, courses.semester, array_agg(distinct scores.student_id) as ids
    from scores
    join score_sheets on score_sheets.id = scores.sheet_id
    join ${asOf(beginningOf(sql`score_sheets.session_id`), sql`score_sheets.course_id`)} on true
    where ${which}
    group by 1, 2`);
  for (const { session_id: sessionId, semester, ids } of rows) {
    await withdrawComposites(tx, ids, { sessionId, semester }, telling.now);
    await withdrawStatements(tx, ids, { sessionId, semester }, telling.now);
  }
  await withdrawDocuments(tx, "result-sheet", sheetIds, telling.now);
  await tellOut(tx, telling, sheetIds, which);
}

/** Notifies each student once for all courses, since the semester's page has the rest. */
async function tellOut(
  tx: Transaction,
  { services, now }: Telling,
  sheetIds: readonly string[],
  which: SQL,
): Promise<void> {
  const { rows } = await tx.execute<Out>(sql`
    select scores.student_id, array_agg(courses.code order by courses.code) as codes,
      max(score_sheets.session_id) as session_id, max(courses.semester) as semester
    from scores
    join score_sheets on score_sheets.id = scores.sheet_id
    join ${asOf(beginningOf(sql`score_sheets.session_id`), sql`score_sheets.course_id`)} on true
    where ${which}
    group by scores.student_id`);
  await tell(
    tx,
    services,
    rows.map(({ student_id: userId, codes, session_id: sessionId, semester }) => ({
      userId,
      ...sheetTold.published(codes),
      path: semesterResultPath(sessionId, semester),
      now,
      kind: "resultsOut",
      about: sheetIds[0] ?? "",
    })),
  );
}
