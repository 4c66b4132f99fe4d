import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Transaction } from "./connect.ts";
import { lastSession } from "./last-session.ts";
import {
  departmentOptions,
  departments,
  faculties,
  type unitNamesBefore,
} from "./schema/faculty.ts";

// Pages of a session that is over say what its departments, their options and its faculties were called in
// it. A name is kept when it is first changed in a later session; until then today's is that of the past, too.

type Kind = (typeof unitNamesBefore.$inferSelect)["kind"];

/** The earliest of what was kept of a unit that still stood in a session that began then. */
const keptSince = (kind: Kind, unitId: SQL, from: SQLWrapper): SQL => sql`
  from unit_names_before kept
  join academic_sessions kept_until on kept_until.id = kept.last_session_id
  where kept.kind = ${kind} and kept.unit_id = ${unitId} and kept_until."from" >= ${from}
  order by kept_until."from" limit 1`;

const nameAsOf = (kind: Kind, from: SQLWrapper): SQL =>
  sql`coalesce((select kept.name ${keptSince(kind, sql`unit.id`, from)}), unit.name)`;

/** The name of a department in a session that began then. */
export const departmentNameAsOf = (from: SQLWrapper, departmentId: SQLWrapper | number) =>
  sql<string>`(
    select ${nameAsOf("department", from)} from departments unit where unit.id = ${departmentId})`;

/** The same where an application may have chosen none, as of what is joined from the left; null then. */
export const chosenNameAsOf = (from: SQLWrapper, departmentId: SQLWrapper) =>
  sql<string | null>`${departmentNameAsOf(from, departmentId)}`;

/** The name of an option of a department in a session that began then; null where there is none. */
export const optionNameAsOf = (from: SQLWrapper, optionId: SQLWrapper | number | null) =>
  sql<string | null>`(
    select ${nameAsOf("option", from)} from department_options unit where unit.id = ${optionId}::int)`;

/** The name of a faculty in a session that began then. */
export const facultyNameAsOf = (from: SQLWrapper, facultyId: SQLWrapper) =>
  sql<string>`(
    select ${nameAsOf("faculty", from)} from faculties unit where unit.id = ${facultyId})`;

/** The name of the faculty to which a department belonged in a session that began then. */
export const facultyOfDepartmentAsOf = (from: SQLWrapper, departmentId: SQLWrapper | number) =>
  facultyNameAsOf(
    from,
    sql`(select coalesce(
        (select kept.faculty_id ${keptSince("department", sql`belonging.id`, from)}),
        belonging.faculty_id)
      from departments belonging where belonging.id = ${departmentId})`,
  );

type Units = typeof faculties | typeof departments | typeof departmentOptions;

function kindOf(table: Units): Kind {
  if (table === faculties) return "faculty";
  return table === departments ? "department" : "option";
}

const facultyOf = (kind: Kind): SQL =>
  kind === "department" ? sql`unit.faculty_id` : sql`null::int`;

/**
 * Keeps what units are called, and to which faculty departments belong, for the sessions before the current
 * one: called before either changes. Of two changes in one session the first has said it. Nothing is kept
 * until a session that is over has registrations or scores: a school that moves in first sets up its units.
 */
export async function keepUnits(
  tx: Transaction,
  table: Units,
  ids: readonly number[],
): Promise<void> {
  const kind = kindOf(table);
  await tx.execute(sql`
    insert into unit_names_before (kind, unit_id, last_session_id, name, faculty_id)
    select ${kind}, unit.id, last_one.id, unit.name, ${facultyOf(kind)}
    from ${table} unit cross join (${lastSession}) last_one
    where unit.id = any(${sql.param([...ids])}::int[]) and (
      exists (select from course_registrations used
        join academic_sessions session on session.id = used.session_id
        where session."from" <= last_one."from")
      or exists (select from score_sheets used
        join academic_sessions session on session.id = used.session_id
        where session."from" <= last_one."from"))
    on conflict do nothing`);
}

/** Forgets what was kept of units that are called again as they were then. */
export async function forgetUnits(
  tx: Transaction,
  table: Units,
  ids: readonly number[],
): Promise<void> {
  const kind = kindOf(table);
  await tx.execute(sql`
    delete from unit_names_before kept using ${table} unit
    where kept.kind = ${kind} and kept.unit_id = unit.id
      and unit.id = any(${sql.param([...ids])}::int[])
      and (kept.name, kept.faculty_id) is not distinct from (unit.name, ${facultyOf(kind)})
      and kept.last_session_id = (select id from (${lastSession}) last_one)`);
}
