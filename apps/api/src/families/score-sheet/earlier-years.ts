import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** How a course came out in the session before this one, of what is published; null where it was not. */
export async function meanBefore(
  db: Reader,
  { courseId, sessionId }: Which,
): Promise<number | null> {
  const { rows } = await db.execute<{ mean: number | null }>(sql`
    select avg(scores.total)::float8 as mean
    from scores where scores.published_at is not null and scores.sheet_id = (
      select score_sheets.id from score_sheets
      join academic_sessions earlier on earlier.id = score_sheets.session_id
      join academic_sessions own on own.id = ${sessionId}
      where score_sheets.course_id = ${courseId} and earlier."from" < own."from"
        and score_sheets.state = 'published'
      order by earlier."from" desc limit 1)`);
  return rows[0]?.mean ?? null;
}
