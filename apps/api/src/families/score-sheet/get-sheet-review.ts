import type { sheetReviewEndpoints } from "@polyportal/api-client/contract/score-sheet-review";
import type { Marks } from "@polyportal/domain/score-sheet/row";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import type { Handler } from "../../server/handler.ts";
import { earlierSessions } from "./earlier-years.ts";
import { visibleSheet } from "./get-score-sheet.ts";

/** What changed since a sheet came back, and how its course came out before. */
export const getSheetReview: Handler<(typeof sheetReviewEndpoints)["getSheetReview"]> = async (
  ctx,
  which,
) => {
  const { found } = await visibleSheet(ctx, which);
  const [sinceReturn, earlier] = await Promise.all([
    found.sheet ? changedSinceReturn(ctx.db, found.sheet.id) : null,
    earlierSessions(ctx.db, { ...which, courseIds: [which.courseId] }),
  ]);
  return { sinceReturn, earlier: earlier.get(which.courseId) ?? [] };
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
