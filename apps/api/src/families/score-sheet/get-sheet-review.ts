import type { sheetReviewEndpoints } from "@polyportal/api-client/contract/score-sheet-review";
import type { MarkCode } from "@polyportal/domain/score-sheet/mark-codes";
import type { Marks } from "@polyportal/domain/score-sheet/row";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { groupBy } from "../../lists/group-by.ts";
import type { Handler } from "../../server/handler.ts";
import { visibleSheet } from "./get-score-sheet.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** So many sessions are laid beside a sheet. */
const sessionsBeside = 3;

/** What changed since a sheet came back, and how its course came out before. */
export const getSheetReview: Handler<(typeof sheetReviewEndpoints)["getSheetReview"]> = async (
  ctx,
  which,
) => {
  const { found } = await visibleSheet(ctx, which);
  const [sinceReturn, earlier] = await Promise.all([
    found.sheet ? changedSinceReturn(ctx.db, found.sheet.id) : null,
    earlierSessions(ctx.db, which),
  ]);
  return { sinceReturn, earlier };
};

type Changed = Marks & { returned_at: string; student_id: string | null; entered: boolean };

/** The rows whose marks are others now than when the sheet last came back, however often they changed. */
async function changedSinceReturn(db: Reader, sheetId: string) {
  const { rows } = await db.execute<Changed>(sql`
    with returned as (
      select max(taken_at) as at from sheet_steps where sheet_id = ${sheetId} and step = 'return'
    )
    select returned.at::text as returned_at, scores.student_id,
      before.version is not null as entered,
      before.test::float8, before.lab::float8, before.exam::float8, before.code
    from returned
    left join (scores left join lateral (
      select versions.* from score_versions versions, returned
      where versions.sheet_id = scores.sheet_id and versions.student_id = scores.student_id
        and versions.entered_at <= returned.at
      order by versions.version desc limit 1) before on true)
      on scores.sheet_id = ${sheetId} and (scores.test, scores.lab, scores.exam, scores.code)
        is distinct from (before.test, before.lab, before.exam, before.code)
    where returned.at is not null`);
  const [one] = rows;
  if (!one) return null;
  return {
    at: new Date(one.returned_at).toISOString(),
    rows: rows.flatMap(({ student_id: studentId, entered, test, lab, exam, code }) =>
      studentId === null ? [] : [{ studentId, before: entered ? { test, lab, exam, code } : null }],
    ),
  };
}

type Earlier = { session: string; total: number | null; code: MarkCode | null };

/** Published results of the sessions before, counted as the sheet's own are. */
async function earlierSessions(db: Reader, { courseId, sessionId }: Which) {
  const { rows } = await db.execute<Earlier>(sql`
    select beside.name as session, scores.total::float8, scores.code
    from (
      select score_sheets.id, earlier.name, earlier."from" from score_sheets
      join academic_sessions earlier on earlier.id = score_sheets.session_id
      join academic_sessions own on own.id = ${sessionId}
      where score_sheets.course_id = ${courseId} and earlier."from" < own."from"
        and score_sheets.state = 'published'
      order by earlier."from" desc limit ${sessionsBeside}) beside
    join scores on scores.sheet_id = beside.id and scores.published_at is not null
    order by beside."from" desc`);
  return [...groupBy(rows, ({ session }) => session)].map(([session, ofSession]) => ({
    session,
    ...statisticsOf(ofSession),
  }));
}
