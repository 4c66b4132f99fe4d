import type { MarkCode } from "@polyportal/domain/score-sheet/mark-codes";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { groupBy } from "../../lists/group-by.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** How a course came out in the session before one, of what is published; null where it was not. */
const earlierMean = (course: SQL, session: SQL): SQL<number | null> => sql`(
  select avg(scores.total)::float8
  from scores where scores.published_at is not null and scores.sheet_id = (
    select before.id from score_sheets before
    join academic_sessions earlier on earlier.id = before.session_id
    join academic_sessions own on own.id = ${session}
    where before.course_id = ${course} and earlier."from" < own."from"
      and before.state = 'published'
    order by earlier."from" desc limit 1))`;

export async function meanBefore(
  db: Reader,
  { courseId, sessionId }: Which,
): Promise<number | null> {
  const { rows } = await db.execute<{ mean: number | null }>(
    sql`select ${earlierMean(sql`${courseId}::int`, sql`${sessionId}::int`)} as mean`,
  );
  return rows[0]?.mean ?? null;
}

/** The same of the courses of several sheets, by the sheet. */
export async function meansBefore(
  db: Reader,
  sheetIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const { rows } = await db.execute<{ id: string; mean: number | null }>(sql`
    select sheet.id, ${earlierMean(sql`sheet.course_id`, sql`sheet.session_id`)} as mean
    from score_sheets sheet where sheet.id = any(${sql.param([...sheetIds])}::uuid[])`);
  return new Map(rows.map(({ id, mean }) => [id, mean]));
}

/** So many sessions are laid beside a result. */
const sessionsBeside = 3;

type Several = {
  readonly courseIds: readonly number[];
  readonly sessionId: number;
  /** Limits the results to the class; by default they are of everybody who took the course. */
  readonly ofClass?: {
    readonly departmentId: number;
    readonly levelId: number;
    readonly optionId?: number | undefined;
  };
};

type Earlier = { course_id: number; session: string; total: number | null; code: MarkCode | null };

/**
 * Published results of the sessions before, by the course and the latest first, counted as the sheet's own
 * are.
 */
export async function earlierSessions(db: Reader, { courseIds, sessionId, ofClass }: Several) {
  const inClass = ofClass
    ? sql`exists (
        select from student_sessions there
        where there.student_id = scores.student_id and there.session_id = beside.session_id
          and there.level_id = ${ofClass.levelId}
          and there.department_id = ${ofClass.departmentId}
          and ${ofClass.optionId ? sql`there.department_option_id = ${ofClass.optionId}` : sql`true`})`
    : sql`true`;
  const { rows } = await db.execute<Earlier>(sql`
    select asked.course_id, beside.name as session, scores.total::float8, scores.code
    from unnest(${sql.param(courseIds)}::int[]) asked (course_id)
    cross join lateral (
      select score_sheets.id, score_sheets.session_id, earlier.name, earlier."from"
      from score_sheets
      join academic_sessions earlier on earlier.id = score_sheets.session_id
      join academic_sessions own on own.id = ${sessionId}
      where score_sheets.course_id = asked.course_id and earlier."from" < own."from"
        and score_sheets.state = 'published'
      order by earlier."from" desc limit ${sessionsBeside}) beside
    join scores on scores.sheet_id = beside.id and scores.published_at is not null
    where ${inClass}
    order by beside."from" desc`);
  return new Map(
    [...groupBy(rows, ({ course_id }) => course_id)].map(([courseId, ofCourse]) => [
      courseId,
      [...groupBy(ofCourse, ({ session }) => session)].map(([session, ofSession]) => ({
        session,
        ...statisticsOf(ofSession),
      })),
    ]),
  );
}
