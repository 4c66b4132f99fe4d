import { fullName } from "@polyportal/domain/format/name";
import type { RowNow, RowVersions } from "@polyportal/domain/score-sheet/since-pack";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { asOf, beginningOf } from "../../database/course-as-of.ts";

type Found = {
  sheet_id: string;
  student_id: string;
  version: number;
  department_id: number;
  level_id: number;
  department_option_id: number | null;
  code: string;
  lastname: string;
  firstname: string;
  middlename: string;
  number: string;
};

/** A row with its course and student, as whoever has to look at it is told. */
export type NamedRow = RowNow & {
  readonly code: string;
  readonly fullName: string;
  readonly matricNumber: string;
};

/**
 * Rows of sheets as a composite sheet has them (`handedOnOf`): what is handed on and of an approved
 * registration, or out, and says something. Of all others the version is 0. Those for which `these` holds,
 * a condition on `scores`, `score_sheets` and `courses`.
 */
export async function rowsNow(db: Reader, these: SQL): Promise<NamedRow[]> {
  const { rows } = await db.execute<Found>(sql`
    select scores.sheet_id, scores.student_id,
      case when (scores.total is not null or scores.code is not null)
        and (scores.published_at is not null or (score_sheets.state <> 'draft' and exists (
          select from course_registrations registration
          join registered_courses taken on taken.registration_id = registration.id
          where registration.student_id = scores.student_id
            and registration.session_id = score_sheets.session_id
            and registration.state = 'approved' and taken.course_id = score_sheets.course_id)))
        then scores.version else 0 end as version,
      coalesce(there.department_id, students.department_id) as department_id,
      coalesce(there.level_id, 0) as level_id, there.department_option_id, courses.code,
      users.lastname, users.firstname, users.middlename, students.number
    from scores
    join score_sheets on score_sheets.id = scores.sheet_id
    join ${asOf(beginningOf(sql`score_sheets.session_id`), sql`score_sheets.course_id`)} on true
    join students on students.id = scores.student_id
    join users on users.id = scores.student_id
    left join student_sessions there on there.student_id = scores.student_id
      and there.session_id = score_sheets.session_id
    where ${these}
    order by courses.code, users.lastname, users.firstname, students.number`);
  return rows.map((found) => ({
    sheetId: found.sheet_id,
    studentId: found.student_id,
    version: found.version,
    departmentId: found.department_id,
    levelId: found.level_id,
    optionId: found.department_option_id,
    code: found.code,
    fullName: fullName(found),
    matricNumber: found.number,
  }));
}

/** The rows of some students in a semester. */
export const rowsOfStudents = (
  studentIds: readonly string[],
  { sessionId, semester }: { readonly sessionId: number; readonly semester: string },
): SQL => sql`scores.student_id = any(${sql.param(studentIds)}::uuid[])
  and score_sheets.session_id = ${sessionId} and courses.semester = ${semester}`;

/** Which version each row has, for a pack to keep. */
export function versionsIn(rows: readonly RowNow[]): RowVersions {
  const versions: Record<string, Record<string, number>> = {};
  for (const { sheetId, studentId, version } of rows) {
    if (version > 0) (versions[sheetId] ??= {})[studentId] = version;
  }
  return versions;
}
