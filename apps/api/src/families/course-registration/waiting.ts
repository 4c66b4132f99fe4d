import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { effectiveClaims } from "../../rights/effective.ts";
import { heldToday } from "../../rights/held-today.ts";
import { decidingClassAdviserId } from "../../rights/reach.ts";

/** How many registrations wait for somebody, and when the newest of them came. */
export type WaitingRegistrations = { readonly count: number; readonly newest: Date };

type Found = { id: string; count: number; newest: string };

/**
 * The registrations that wait, of whichever session, by who decides about them as `heldBy` says: the adviser of the
 * class, the heads of its department where it has none who may. Officials who may decide for the whole school are
 * not told of what waits for others. Classes are few: whose one is, is asked once and not for each student.
 */
export async function registrationsByHolder(
  db: Reader,
): Promise<ReadonlyMap<string, WaitingRegistrations>> {
  const { rows } = await db.execute<Found>(sql`
    select users.id, sum(class.count)::int as count, max(class.newest)::text as newest
    from (
      select theirs.*, ${decidingClassAdviserId} as adviser_id
      from (
        select registration.session_id, registration.level_id,
          own.department_id, own.department_option_id,
          count(*) as count, max(registration.submitted_at) as newest
        from course_registrations registration
        join student_sessions own on own.student_id = registration.student_id
          and own.session_id = registration.session_id
        where registration.state = 'submitted'
        group by registration.session_id, registration.level_id,
          own.department_id, own.department_option_id
      ) theirs
    ) class
    cross join lateral (
      select class.adviser_id as id where class.adviser_id is not null
      union select staff_offices.holder_id from staff_offices
        where class.adviser_id is null and office = 'head of department'
          and staff_offices.department_id = class.department_id and ${heldToday}
    ) holder
    join users on users.id = holder.id and users.active
    where 'registration.approve' = any (${effectiveClaims})
    group by users.id order by users.id`);
  return new Map(rows.map(({ id, count, newest }) => [id, { count, newest: new Date(newest) }]));
}
