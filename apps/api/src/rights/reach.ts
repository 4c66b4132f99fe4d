import type { Claim } from "@polyportal/domain/rights/claims";
import { sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { prepared } from "../database/prepared.ts";
import { staffsClaims } from "./effective.ts";
import { heldToday } from "./held-today.ts";

// Whose a registration is, said once for one and for a list: conditions on `course_registrations` and on
// `theirs`, its student among the students, or the class itself. Plain SQL, as in a query of one table
// Drizzle would not say whose columns these are.

/** Who advises the class of a row that has a session and level: of an option before the whole level. */
const adviserOf = (row: "course_registrations" | "student_sessions" | "theirs") => sql<
  string | null
>`(
  select class.adviser_id from class_advisers class
  join users adviser on adviser.id = class.adviser_id and adviser.active
  where class.session_id = ${sql.identifier(row)}.session_id
    and class.department_id = theirs.department_id
    and class.level_id = ${sql.identifier(row)}.level_id
    and (class.department_option_id is null
      or class.department_option_id = theirs.department_option_id)
  order by class.department_option_id nulls last limit 1)`;

/** Who may decide about registrations at all: asked once, however many rows ask for it. */
const deciders = sql`array(
  select held.user_id from (${staffsClaims}) held where held.claim = 'registration.approve')`;

/**
 * The same where the adviser may decide: an assignment brings its right as long as its session is the
 * current one, and what still waits of an earlier one would else be in nobody's hands.
 */
const decidingOf = (row: Parameters<typeof adviserOf>[0]) => sql<string | null>`(
  select found.id from (select ${adviserOf(row)} as id offset 0) found
  where found.id = any (${deciders}))`;

/** Who advises the student in whose name a registration is. */
export const adviserId = adviserOf("course_registrations");

/** The same, where that one may decide about it: else the head does. */
export const decidingAdviserId = decidingOf("course_registrations");

/** Who advises a student in a session, by `student_sessions`. */
export const adviserInSession = adviserOf("student_sessions");

/** Who advises the class that `theirs` is. */
export const classAdviserId = adviserOf("theirs");

/** The same, where that one may decide about its registrations. */
export const decidingClassAdviserId = decidingOf("theirs");

/** Somebody heads the student's department. */
export const headedBy = (userId: string): SQL<boolean> => sql`exists (
  select from staff_offices where holder_id = ${userId} and office = 'head of department'
    and department_id = theirs.department_id and ${heldToday})`;

/** Somebody is dean of the student's faculty. */
export const deanedBy = (userId: string): SQL<boolean> => sql`exists (
  select from staff_offices join departments on departments.faculty_id = staff_offices.faculty_id
  where holder_id = ${userId} and office = 'dean of faculty'
    and departments.id = theirs.department_id and ${heldToday})`;

/** The departments in which somebody has to do with any registration. */
const departmentsOf = (userId: string): SQL => sql`
  select class.department_id from class_advisers class where class.adviser_id = ${userId}
  union all select office.department_id from staff_offices office where office.holder_id = ${userId}
  union all select departments.id from departments
    join staff_offices office on office.faculty_id = departments.faculty_id
    where office.holder_id = ${userId}`;

/**
 * The claims that an official's roles bring for the whole school. An adviser's role, and what comes with
 * an office or an assignment, are of classes and departments.
 */
export const schoolClaims = (userId: string | Placeholder): SQL<Claim[]> => sql`array(
  select role_claims.claim from users officer
  join role_claims on role_claims.role = officer.role
    or role_claims.role in (select further.role from user_roles further where further.user_id = officer.id)
  where officer.id = ${userId} and lower(officer.user_type) = 'official'
    and role_claims.role <> 'course adviser'
    and role_claims.claim in ('registration.see', 'registration.approve', 'results.see'))`;

/**
 * All registrations for whoever has a claim for the school, without a look at their students; for others
 * those of students of whose departments it holds. These are few and asked for by an index, once.
 */
const reach = (userId: string, claim: Claim, holds: SQL): SQL => sql`(
  ${claim} = any (${schoolClaims(userId)})
  or course_registrations.student_id in (
      select id from students where department_id in (${departmentsOf(userId)}))
    and exists (
      select from students theirs where theirs.id = course_registrations.student_id and ${holds}))`;

/** The registrations that somebody may look at; `seesRegistration` says the same of one. */
export const seenBy = (userId: string): SQL =>
  reach(
    userId,
    "registration.see",
    sql`(${headedBy(userId)} or ${deanedBy(userId)} or ${adviserId} = ${userId})`,
  );

/** Those that are in somebody's hands; `holdsRegistration` says the same of one. */
export const heldBy = (userId: string): SQL =>
  reach(
    userId,
    "registration.approve",
    sql`coalesce(${decidingAdviserId} = ${userId}, ${headedBy(userId)})`,
  );

/**
 * The classes that somebody may look at, as `seesRegistration` says of a registration of one: `theirs` is
 * the class, with its session, department, level and option.
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

/** Whether somebody's claim is for the whole school: asked beforehand, its lists need not ask it of each row. */
export async function reachesSchool(db: Reader, userId: string, claim: Claim): Promise<boolean> {
  const [own] = await held(db).execute({ userId });
  return own?.claims.includes(claim) === true;
}

/** The departments in which somebody who has no claim for the school can see a class. */
export async function departmentsWithClasses(db: Reader, userId: string): Promise<number[]> {
  const { rows } = await db.execute<{ department_id: number }>(
    sql`select distinct department_id from (${departmentsOf(userId)}) own
      where department_id is not null`,
  );
  return rows.map((row) => row.department_id);
}
