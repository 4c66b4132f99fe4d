import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Transaction } from "./connect.ts";
import { courses } from "./schema/course.ts";

/**
 * The credit units of the course in `courses` in a session that began then (a column of
 * `academic_sessions`): as it has them, or as it had them until they were changed after that session. Few
 * courses were ever changed: of the others no earlier ones are looked for, result by result.
 */
export const creditUnitIn = (from: AnyColumn): SQL<number> =>
  sql`case when ${courses.id} in (select changed.course_id from course_units_before changed)
    then coalesce((
      select earlier.credit_unit from course_units_before earlier
      join academic_sessions last_one on last_one.id = earlier.last_session_id
      where earlier.course_id = ${courses.id} and last_one."from" >= ${from}
      order by last_one."from" limit 1), ${courses.creditUnit})
    else ${courses.creditUnit} end`.mapWith(Number);

/**
 * Keeps what a course counted in the sessions before the current one, whose results and papers stand
 * on it. Of two changes in one session the first has said it.
 */
export const keepUnits = (tx: Transaction, courseId: number, creditUnit: number) =>
  tx.execute(sql`
    insert into course_units_before (course_id, last_session_id, credit_unit)
    select ${courseId}, earlier.id, ${creditUnit} from academic_sessions earlier
    where earlier."from" < (select "from" from academic_sessions where current)
    order by earlier."from" desc limit 1
    on conflict do nothing`);

/** Forgets what was kept where a course counts again what it counted then: it says so itself. */
export const forgetUnits = (tx: Transaction, courseIds: readonly number[]) =>
  tx.execute(sql`
    delete from course_units_before earlier using courses
    where courses.id = earlier.course_id and courses.id = any(${sql.param([...courseIds])}::int[])
      and earlier.credit_unit = courses.credit_unit
      and earlier.last_session_id = (
        select id from academic_sessions
        where "from" < (select "from" from academic_sessions where current)
        order by "from" desc limit 1)`);
