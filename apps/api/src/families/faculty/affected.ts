import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { departments } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";

/** Whom it touches that a unit is switched off. */
export type Affected = {
  readonly applications: number;
  readonly offers: number;
  readonly students: number;
};

/** Who applies for, was offered or studies in some departments, in the current session. */
async function affectedIn(db: Reader, inUnit: (departmentId: SQL) => SQL): Promise<Affected> {
  const { rows } = await db.execute<Affected>(sql`
    select
      count(*) filter (where admitted_at is null)::int as applications,
      count(*) filter (where admitted_at is not null)::int as offers,
      (select count(*)::int from ${students} where ${inUnit(sql`${students.departmentId}`)}) as students
    from (
      select ${applications.admittedAt} as admitted_at
      from ${applicationChoices}
      join ${applications} on ${applications.id} = ${applicationChoices.applicationId}
      join ${academicSessions} on ${academicSessions.id} = ${applications.sessionId}
      where ${academicSessions.current} and ${isKept} and ${inUnit(sql`${applicationChoices.departmentId}`)}) applied`);
  return rows[0] ?? { applications: 0, offers: 0, students: 0 };
}

export const affectedByFaculty = (db: Reader, id: number): Promise<Affected> =>
  affectedIn(
    db,
    (departmentId) => sql`${departmentId} in (
      select ${departments.id} from ${departments} where ${departments.facultyId} = ${id})`,
  );

export const affectedByDepartment = (db: Reader, id: number): Promise<Affected> =>
  affectedIn(db, (departmentId) => sql`${departmentId} = ${id}`);

/** Applicants choose no option: students alone have one. */
export const affectedByOption = (studentsOfIt: number): Affected => ({
  applications: 0,
  offers: 0,
  students: studentsOfIt,
});
