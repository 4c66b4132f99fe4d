import type { ScoreRow } from "@polyportal/api-client/contract/score-sheet";
import type { CourseKind } from "@polyportal/domain/course-registration/course";
import type { RegistrationState } from "@polyportal/domain/course-registration/next-step";
import { fullName } from "@polyportal/domain/format/name";
import { earnedBy, type Marks } from "@polyportal/domain/score-sheet/row";
import type { ScoreSource } from "@polyportal/domain/score-sheet/sources";
import { levelById } from "@polyportal/domain/student/levels";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { beginningOf } from "../../database/course-as-of.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

type Found = {
  student_id: string;
  lastname: string;
  firstname: string;
  middlename: string;
  number: string;
  department: string;
  level_id: number;
  kind: CourseKind;
  registration: RegistrationState;
  version: number | null;
  test: number | null;
  lab: number | null;
  exam: number | null;
  total: number | null;
  code: Marks["code"];
  published_at: Date | null;
  reason: string | null;
  source: ScoreSource | null;
  entered_at: string | null;
  by_lastname: string | null;
  by_firstname: string | null;
  by_middlename: string | null;
};

/**
 * Everybody on the sheet of a course in a session, by department and name: who has registered the course, and who has a
 * score although the registration has lost it. Some of them by `only`.
 */
export async function rosterOf(
  db: Reader,
  { courseId, sessionId }: Which,
  only: SQL = sql`true`,
): Promise<ScoreRow[]> {
  const { rows } = await db.execute<Found>(sql`
    with sheet as (
      select id from score_sheets where course_id = ${courseId} and session_id = ${sessionId}
    ),
    listed as (
      select registration.student_id, registered_courses.kind, registration.state,
        registration.level_id
      from registered_courses
      join course_registrations registration
        on registration.id = registered_courses.registration_id
      where registered_courses.course_id = ${courseId}
        and registered_courses.session_id = ${sessionId}
    ),
    everybody as (
      select student_id, kind, state, level_id from listed
      union all
      select scores.student_id, 'Core', 'returned', students.level_id
      from scores join sheet on sheet.id = scores.sheet_id
      join students on students.id = scores.student_id
      where scores.student_id not in (select student_id from listed)
    ),
    homes as materialized (
      select departments.id,
        ${departmentNameAsOf(beginningOf(sessionId), sql`departments.id`)} as department
      from departments
    )
    select everybody.student_id, everybody.kind, everybody.state as registration,
      everybody.level_id, users.lastname, users.firstname, users.middlename,
      students.number, homes.department,
      scores.version, scores.test::float8, scores.lab::float8, scores.exam::float8,
      scores.total::float8, scores.code, scores.published_at,
      version.reason, version.source, version.entered_at::text,
      writer.lastname as by_lastname, writer.firstname as by_firstname,
      writer.middlename as by_middlename
    from everybody
    join users on users.id = everybody.student_id
    join students on students.id = everybody.student_id
    left join student_sessions there on there.student_id = everybody.student_id
      and there.session_id = ${sessionId}
    join homes on homes.id = coalesce(there.department_id, students.department_id)
    left join scores on scores.student_id = everybody.student_id
      and scores.sheet_id = (select id from sheet)
    left join score_versions version on version.sheet_id = scores.sheet_id
      and version.student_id = scores.student_id and version.version = scores.version
    left join users writer on writer.id = version.entered_by
    where ${only}
    order by homes.department, users.lastname, users.firstname, users.middlename, students.number`);
  return rows.map(rowOf);
}

function rowOf(found: Found): ScoreRow {
  const { test, lab, exam, code, total } = found;
  const writer = {
    lastname: found.by_lastname ?? "",
    firstname: found.by_firstname ?? "",
    middlename: found.by_middlename ?? "",
  };
  return {
    studentId: found.student_id,
    fullName: fullName(found),
    matricNumber: found.number,
    department: found.department,
    level: levelById(found.level_id).name,
    kind: found.kind,
    registration: found.registration,
    version: found.version ?? 0,
    test,
    lab,
    exam,
    code,
    total,
    reason: found.reason ?? "",
    grade: earnedBy({ total, code })?.grade ?? null,
    published: found.published_at !== null,
    changed:
      found.source === null || found.entered_at === null
        ? null
        : {
            by: fullName(writer),
            at: new Date(found.entered_at).toISOString(),
            source: found.source,
          },
  };
}
