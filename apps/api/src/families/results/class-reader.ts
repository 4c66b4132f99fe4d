import type { ClassReader } from "@polyportal/domain/results/composite";
import { fullName } from "@polyportal/domain/format/name";
import type { Claim } from "@polyportal/domain/rights/claims";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import {
  departmentNameAsOf,
  facultyOfDepartmentAsOf,
  optionNameAsOf,
} from "../../database/unit-as-of.ts";
import type { UserCaller } from "../../server/caller.ts";
import { classAdviserId, deanedBy, headedBy, schoolClaims } from "../../rights/reach.ts";

const from = sql`sessions."from"`;
const department = departmentNameAsOf(from, sql`theirs.department_id`);
const faculty = facultyOfDepartmentAsOf(from, sql`theirs.department_id`);
const option = optionNameAsOf(from, sql`theirs.department_option_id`);

/** A class of a session. Without an option, the whole level. */
export type ClassKey = {
  readonly departmentId: number;
  readonly levelId: number;
  readonly optionId?: number | null | undefined;
  readonly sessionId: number;
};

type Found = {
  faculty: string;
  department: string;
  option: string | null;
  session: string;
  heads: boolean;
  deans: boolean;
  advises: boolean;
  school: Claim[];
};

/** A class's names and the caller's relation to it; undefined if there is no such class. */
export async function classReaderOf(
  db: Reader,
  { userId, claims }: Pick<UserCaller, "userId" | "claims">,
  { departmentId, levelId, optionId = null, sessionId }: ClassKey,
) {
  const { rows } = await db.execute<Found>(sql`
    select sessions.name as session,
      ${department} as department,
      ${faculty} as faculty,
      ${option} as option,
      ${headedBy(userId)} as heads, ${deanedBy(userId)} as deans, ${schoolClaims(userId)} as school,
      exists (
        select from class_advisers class
        where class.adviser_id = ${userId} and class.session_id = sessions.id
          and class.department_id = theirs.department_id and class.level_id = ${levelId}
          and (theirs.department_option_id is null or class.department_option_id is null
            or class.department_option_id = theirs.department_option_id)) as advises
    from (
      select departments.id as department_id, options.id as department_option_id
      from departments
      left join department_options options
        on options.department_id = departments.id and options.id = ${optionId}::int
      where departments.id = ${departmentId}
    ) theirs, academic_sessions sessions
    where sessions.id = ${sessionId}
      and (${optionId}::int is null or theirs.department_option_id is not null)`);
  const found = rows[0];
  if (!found) return undefined;
  const { heads, deans, advises, school, ...names } = found;
  const who: ClassReader = { claims, heads, deans, advises, school };
  return { ...names, who };
}

type Member = {
  id: string;
  lastname: string;
  firstname: string;
  middlename: string;
  number: string;
};

/** The students of a class by name: all, or those of one adviser. */
export async function membersOf(
  db: Reader,
  { departmentId, levelId, optionId, sessionId }: ClassKey,
  {
    adviserId,
    studentId,
  }: { readonly adviserId?: string | undefined; readonly studentId?: string },
) {
  const only = (condition: SQL | undefined) => condition ?? sql`true`;
  const { rows } = await db.execute<Member>(sql`
    select users.id, users.lastname, users.firstname, users.middlename, students.number
    from student_sessions theirs
    join students on students.id = theirs.student_id
    join users on users.id = theirs.student_id
    where theirs.session_id = ${sessionId} and theirs.level_id = ${levelId}
      and theirs.department_id = ${departmentId}
      and ${only(optionId ? sql`theirs.department_option_id = ${optionId}` : undefined)}
      and ${only(adviserId ? sql`${classAdviserId} = ${adviserId}` : undefined)}
      and ${only(studentId ? sql`theirs.student_id = ${studentId}` : undefined)}
    order by users.lastname, users.firstname, users.middlename, students.number`);
  return rows.map(({ id, number, ...person }) => ({
    studentId: id,
    fullName: fullName(person),
    matricNumber: number,
  }));
}

/** A student's class in a session; undefined if the student was not there. */
export async function classOfStudent(
  db: Reader,
  studentId: string,
  sessionId: number,
): Promise<ClassKey | undefined> {
  const { rows } = await db.execute<{
    departmentId: number;
    levelId: number;
    optionId: number | null;
  }>(sql`
    select department_id as "departmentId", level_id as "levelId",
      department_option_id as "optionId"
    from student_sessions
    where student_id = ${studentId} and session_id = ${sessionId}`);
  const found = rows[0];
  return found && { ...found, sessionId };
}
