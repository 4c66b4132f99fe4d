import { studyIn } from "@polyportal/domain/admission-letter/offer";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { beginningOf } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { departmentNameAsOf, facultyOfDepartmentAsOf } from "../../database/unit-as-of.ts";
import { fail } from "../../failure.ts";

const byId = prepared((db) =>
  db
    .select({
      student: students,
      person: {
        lastname: users.lastname,
        firstname: users.firstname,
        middlename: users.middlename,
        email: users.email,
        mobileNumber: users.mobileNumber,
      },
      department: departments.name,
      departmentCode: departments.code,
      facultyId: departments.facultyId,
      faculty: faculties.name,
      session: {
        id: academicSessions.id,
        name: academicSessions.name,
        from: academicSessions.from,
      },
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .innerJoin(departments, eq(departments.id, students.departmentId))
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .innerJoin(academicSessions, eq(academicSessions.current, true))
    .where(eq(students.id, sql.placeholder("id")))
    .prepare("student_by_id"),
);

/** A student with person, department, faculty and the current session. */
export type CurrentStudent = Awaited<ReturnType<typeof studentOf>>;

/** The record of a signed-in student. Fails with `no_student_record` for an account without one. */
export async function studentOf(db: Reader, userId: string) {
  const [found] = await byId(db).execute({ id: userId });
  return found ?? fail("no_student_record");
}

type InSession = Pick<CurrentStudent, "department" | "faculty"> & {
  departmentId: number;
  departmentOptionId: number | null;
  studentTypeId: number;
  levelId: number;
};

/**
 * The same student as in a session: of the department and type of then, and of a department and a faculty as
 * they were called. Of a session without the student, which a payment may still name, those are today's.
 */
export async function studentInSession(
  db: Reader,
  current: CurrentStudent,
  sessionId: number,
): Promise<CurrentStudent> {
  const { student } = current;
  if (sessionId === current.session.id) return current;
  const from = beginningOf(sessionId);
  const { rows } = await db.execute<InSession>(sql`
    select own.department_id as "departmentId", own.department_option_id as "departmentOptionId",
      own.student_type_id as "studentTypeId", own.level_id as "levelId",
      ${departmentNameAsOf(from, sql`own.department_id`)} as department,
      ${facultyOfDepartmentAsOf(from, sql`own.department_id`)} as faculty
    from (
      select department_id, department_option_id, student_type_id, level_id, 0 as place
      from student_sessions where student_id = ${student.id} and session_id = ${sessionId}
      union all
      select department_id, department_option_id, student_type_id, level_id, 1
      from students where id = ${student.id}
      order by place limit 1
    ) own`);
  const [found] = rows;
  if (!found) return current;
  const { department, faculty, departmentId, departmentOptionId, ...then } = found;
  const moved = { ...student, departmentId, departmentOptionId };
  return { ...current, department, faculty, student: studyIn(moved, then) };
}

const levelById = prepared((db) =>
  db
    .select({ levelId: students.levelId })
    .from(students)
    .where(eq(students.id, sql.placeholder("id")))
    .prepare("student_level"),
);

/** At which level a student is; null for an account without a student record. */
export async function levelOf(db: Reader, userId: string): Promise<number | null> {
  const [found] = await levelById(db).execute({ id: userId });
  return found?.levelId ?? null;
}
