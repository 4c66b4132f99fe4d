import type { Claim } from "@polyportal/domain/rights/claims";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { prepared } from "../database/prepared.ts";
import { staffsClaims } from "./effective.ts";
import { heldToday } from "./held-today.ts";

// Who may see and decide registrations, for one and for a list. The conditions are on `course_registrations`
// and on `theirs`, the class or the student's row of the session: who was responsible for a student in it
// decides, also where the student has moved since. Plain SQL, because Drizzle omits table names in queries of
// one table.

/** The adviser of the class of a row that has a session and level. An option's adviser comes before the level's. */
const adviserOf = (row: "course_registrations" | "theirs") => sql<string | null>`(
  select class.adviser_id from class_advisers class
  join users adviser on adviser.id = class.adviser_id and adviser.active
  where class.session_id = ${sql.identifier(row)}.session_id
    and class.department_id = theirs.department_id
    and class.level_id = ${sql.identifier(row)}.level_id
    and (class.department_option_id is null
      or class.department_option_id = theirs.department_option_id)
  order by class.department_option_id nulls last limit 1)`;

/** Who may decide registrations at all. An array, so that it is read once per query. */
const deciders = sql`array(
  select held.user_id from (${staffsClaims}) held where held.claim = 'registration.approve')`;

/**
 * The adviser, if they may decide. An assignment gives the right only in the current session, and a
 * registration that still waits from an earlier one must not be left without anybody.
 */
const decidingOf = (row: Parameters<typeof adviserOf>[0]) => sql<string | null>`(
  select found.id from (select ${adviserOf(row)} as id offset 0) found
  where found.id = any (${deciders}))`;

/** The adviser of the student who owns the registration. */
export const adviserId = adviserOf("course_registrations");

/** That adviser if they may decide it; otherwise the head of department decides. */
export const decidingAdviserId = decidingOf("course_registrations");

/** The adviser of the class `theirs`, or of a student in a session. */
export const classAdviserId = adviserOf("theirs");

/** That adviser, if they may decide its registrations. */
export const decidingClassAdviserId = decidingOf("theirs");

/** Whether the account heads the student's department. */
export const headedBy = (userId: string): SQL<boolean> => sql`exists (
  select from staff_offices where holder_id = ${userId} and office = 'head of department'
    and department_id = theirs.department_id and ${heldToday})`;

/** Whether the account is dean of the student's faculty. */
export const deanedBy = (userId: string): SQL<boolean> => sql`exists (
  select from staff_offices join departments on departments.faculty_id = staff_offices.faculty_id
  where holder_id = ${userId} and office = 'dean of faculty'
    and departments.id = theirs.department_id and ${heldToday})`;

/** The departments in which the account sees any registration. */
const departmentsOf = (userId: string): SQL => sql`
  select class.department_id from class_advisers class where class.adviser_id = ${userId}
  union all select office.department_id from staff_offices office where office.holder_id = ${userId}
  union all select departments.id from departments
    join staff_offices office on office.faculty_id = departments.faculty_id
    where office.holder_id = ${userId}`;

/**
 * The claims for the whole school that an official's roles give. Roles from an office, an assignment or
 * advising cover only classes and departments.
 */
export const schoolClaims = (userId: string | Placeholder): SQL<Claim[]> => sql`array(
  select role_claims.claim from users officer
  join role_claims on role_claims.role = officer.role
    or role_claims.role in (select further.role from user_roles further where further.user_id = officer.id)
  where officer.id = ${userId} and lower(officer.user_type) = 'official'
    and role_claims.role <> 'course adviser'
    and role_claims.claim in ('registration.see', 'registration.approve', 'results.see'))`;

/**
 * All registrations if the claim is for the whole school, without reading their students. Otherwise those of
 * the departments that `holds` finds, which are few and found by index.
 */
const reach = (userId: string, claim: Claim, holds: SQL): SQL => sql`(
  ${claim} = any (${schoolClaims(userId)})
  or (course_registrations.session_id, course_registrations.student_id) in (
      select there.session_id, there.student_id
      from academic_sessions session
      join student_sessions there on there.session_id = session.id
      where there.department_id in (${departmentsOf(userId)}))
    and exists (
      select from student_sessions theirs
      where theirs.student_id = course_registrations.student_id
        and theirs.session_id = course_registrations.session_id and ${holds}))`;

/** The registrations that the account may see. `seesRegistration` is the same for one. */
export const seenBy = (userId: string): SQL =>
  reach(
    userId,
    "registration.see",
    sql`(${headedBy(userId)} or ${deanedBy(userId)} or ${adviserId} = ${userId})`,
  );

/** The registrations that the account may decide. `holdsRegistration` is the same for one. */
export const heldBy = (userId: string): SQL =>
  reach(
    userId,
    "registration.approve",
    sql`coalesce(${decidingAdviserId} = ${userId}, ${headedBy(userId)})`,
  );

/**
 * The classes that the account may see, by the rule of `seesRegistration`. `theirs` is the class with its
 * session, department, level and option.
 */
export const seesClass = (userId: string): SQL => sql`(
  'registration.see' = any (${schoolClaims(userId)})
  or ${headedBy(userId)} or ${deanedBy(userId)} or ${classAdviserId} = ${userId})`;

const held = prepared((db) =>
  db
    .select({ claims: schoolClaims(sql.placeholder("userId")) })
    .from(sql`(select) nobody`)
    .prepare("school_claims"),
);

/** Whether the claim is for the whole school. Asked first, so that lists need not check every row. */
export async function reachesSchool(db: Reader, userId: string, claim: Claim): Promise<boolean> {
  const [own] = await held(db).execute({ userId });
  return own?.claims.includes(claim) === true;
}

/** The departments in which somebody without a claim for the school sees a class. */
export async function departmentsWithClasses(db: Reader, userId: string): Promise<number[]> {
  const { rows } = await db.execute<{ department_id: number }>(
    sql`select distinct department_id from (${departmentsOf(userId)}) own
      where department_id is not null`,
  );
  return rows.map((row) => row.department_id);
}
