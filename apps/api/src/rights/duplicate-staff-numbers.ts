import { sql } from "drizzle-orm";
import { kindOfUser } from "../database/schema/users.ts";

/** Staff accounts. The condition names the kinds, so that the index skips the students. */
export const ofStaff = sql`${kindOfUser} in ('official', 'lecturer')`;

/**
 * Active staff accounts, one for each set of equal rights, with the number of accounts. Everybody with only a
 * role has the rights of that role: of 400 lecturers, one is looked at. Use it in place of `users`.
 */
export const duplicateStaffNumbers = sql`(
  select min(users.id::text)::uuid as id, lower(users.user_type) as user_type, users.role,
    count(*)::int as people
  from users where ${ofStaff} and users.active
  group by lower(users.user_type), users.role, case when
    exists (select from user_roles where user_roles.user_id = users.id)
    or exists (select from staff_offices where staff_offices.holder_id = users.id)
    or exists (select from class_advisers where class_advisers.adviser_id = users.id)
    or exists (select from user_claims where user_claims.user_id = users.id)
    then users.id end)`;
