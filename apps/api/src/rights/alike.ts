import { sql } from "drizzle-orm";
import { kindOfUser } from "../database/schema/users.ts";

/** Whose roles open anything of the staff's. By name, so that the index of kinds leaves the students unread. */
export const ofStaff = sql`${kindOfUser} in ('official', 'lecturer')`;

/**
 * Accounts of staff that are switched on, one for all that have the same rights, and how many these are.
 * Who has a role and nothing else may what everybody of the role may: of 400 lecturers one is looked at.
 * It stands in the place of `users`, with what rights are worked out from.
 */
export const alikeStaff = sql`(
  select min(users.id::text)::uuid as id, lower(users.user_type) as user_type, users.role,
    count(*)::int as people
  from users where ${ofStaff} and users.active
  group by lower(users.user_type), users.role, case when
    exists (select from user_roles where user_roles.user_id = users.id)
    or exists (select from staff_offices where staff_offices.holder_id = users.id)
    or exists (select from class_advisers where class_advisers.adviser_id = users.id)
    or exists (select from user_claims where user_claims.user_id = users.id)
    then users.id end)`;
