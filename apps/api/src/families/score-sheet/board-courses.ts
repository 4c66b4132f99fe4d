import type { BoardPackSaid } from "@polyportal/api-client/contract/score-sheet-board-packs";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { asOf } from "../../database/course-as-of.ts";
import { heldToday } from "../../rights/held-today.ts";
import { lecturers } from "./list-score-sheets.ts";

type Semester = { readonly sessionId: number; readonly semester: string };
type BoardCourse = BoardPackSaid["courses"][number];

/** Who holds an office today, of the unit that a course is of. */
const holders = (office: string, unit: "department_id" | "faculty_id") => sql`(
  select coalesce(string_agg(users.lastname || ' ' || users.firstname, ', ' order by users.lastname), '')
  from staff_offices join users on users.id = staff_offices.holder_id
  where staff_offices.office = ${office} and ${heldToday}
    and staff_offices.${sql.identifier(unit)} = departments.${sql.identifier(
      unit === "department_id" ? "id" : unit,
    )})`;

/** The courses that some students have registered in a semester, how far each is, and with whom. */
export async function boardCourses(
  db: Reader,
  studentIds: readonly string[],
  { sessionId, semester }: Semester,
): Promise<BoardCourse[]> {
  const { rows } = await db.execute<BoardCourse>(sql`
    select courses.code, courses.title, score_sheets.state, ${lecturers} as lecturers,
      ${holders("head of department", "department_id")} as head,
      ${holders("dean of faculty", "faculty_id")} as dean,
      count(*)::int as students,
      (count(*) filter (where registration.state = 'approved'
        and scores.total is null and scores.code is null))::int as missing
    from course_registrations registration
    join registered_courses taken on taken.registration_id = registration.id
    join academic_sessions on academic_sessions.id = registration.session_id
    join ${asOf(sql`academic_sessions."from"`, sql`taken.course_id`)} on true
    join departments on departments.id = courses.department_id
    left join score_sheets on score_sheets.course_id = courses.id
      and score_sheets.session_id = registration.session_id
    left join scores on scores.sheet_id = score_sheets.id
      and scores.student_id = registration.student_id
    where registration.student_id = any(${sql.param(studentIds)}::uuid[])
      and registration.session_id = ${sessionId} and registration.semester = ${semester}
    group by courses.id, courses.code, courses.title, departments.id, academic_sessions.id, score_sheets.id
    order by courses.code`);
  return rows;
}
