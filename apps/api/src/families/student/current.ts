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

/** The same student, of a department and a faculty as they were called in a session. */
export async function namedIn(
  db: Reader,
  current: CurrentStudent,
  sessionId: number,
): Promise<CurrentStudent> {
  if (sessionId === current.session.id) return current;
  const { departmentId } = current.student;
  const from = beginningOf(sessionId);
  const { rows } = await db.execute<Pick<CurrentStudent, "department" | "faculty">>(sql`
    select ${departmentNameAsOf(from, departmentId)} as department,
      ${facultyOfDepartmentAsOf(from, departmentId)} as faculty`);
  return { ...current, ...rows[0] };
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
