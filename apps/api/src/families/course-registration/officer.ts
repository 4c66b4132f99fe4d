import type { RegistrationOfficer } from "@polyportal/domain/course-registration/decisions";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import type { UserCaller } from "../../server/handler.ts";

const today = sql`(now() at time zone 'Africa/Lagos')::date`;

type Found = { advises: boolean; heads: boolean; advised: boolean };

/**
 * Who somebody is with regard to a registration. An adviser
 * without an option has every class of the department and level that has none of its own.
 */
export async function officerOf(
  db: Reader,
  { userId, claims, impersonatorId }: UserCaller,
  registrationId: string,
): Promise<RegistrationOfficer | undefined> {
  const { rows } = await db.execute<Found & { student_id: string }>(sql`
    with it as (
      select registration.id, registration.student_id, registration.session_id,
        registration.level_id, students.department_id, students.department_option_id
      from course_registrations registration
      join students on students.id = registration.student_id
      where registration.id = ${registrationId}
    ),
    advisers as (
      select class.adviser_id from it
      join class_advisers class on class.session_id = it.session_id
        and class.department_id = it.department_id and class.level_id = it.level_id
        and (class.department_option_id is null
          or class.department_option_id = it.department_option_id)
      join users on users.id = class.adviser_id and users.active
      order by class.department_option_id nulls last limit 1
    )
    select it.student_id,
      exists (select from advisers where adviser_id = ${userId}) as advises,
      exists (select from advisers) as advised,
      exists (select from staff_offices where holder_id = ${userId}
        and office = 'head of department' and department_id = it.department_id
        and since <= ${today} and (until is null or until >= ${today})) as heads
    from it`);
  const found = rows[0];
  if (!found) return undefined;
  const { advises, advised, heads, student_id: studentId } = found;
  const impersonating = impersonatorId !== undefined;
  return { claims, advises, advised, heads, own: studentId === userId, impersonating };
}
