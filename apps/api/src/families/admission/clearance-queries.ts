import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { clearanceItems, studentClearances } from "../../database/schema/clearance.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { departmentNameAsOf, facultyOfDepartmentAsOf } from "../../database/unit-as-of.ts";

/** No student's: asking for it takes the time that asking for one's takes. */
const nobody = "00000000-0000-0000-0000-000000000000";

/** Joined to a student: the level in the session of entry. */
export const entry = and(
  eq(studentSessions.studentId, students.id),
  eq(studentSessions.sessionId, students.entrySessionId),
);

/** The level at which a student has entered, whichever it is today. */
export const entryLevel = sql<number>`coalesce(${studentSessions.levelId}, ${students.levelId})`;

/** The department into which, and as which kind of student. */
export const entryDepartment = sql<number>`coalesce(
  ${studentSessions.departmentId}, ${students.departmentId})`;
const entryType = sql<number>`coalesce(
  ${studentSessions.studentTypeId}, ${students.studentTypeId})`;

/** A student with the session of entry, and the level in it. */
export async function newcomerById(db: Reader, studentId: string | null) {
  const [found] = await db
    .select({
      id: students.id,
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
      dateOfBirth: students.dateOfBirth,
      matricNumber: students.matricNumber,
      admissionNumber: students.admissionNumber,
      passportFileId: students.passportFileId,
      levelId: entryLevel,
      studentTypeId: entryType,
      study: {
        studentTypeId: students.studentTypeId,
        levelId: students.levelId,
        programme: students.programme,
      },
      department: departmentNameAsOf(academicSessions.from, entryDepartment),
      faculty: facultyOfDepartmentAsOf(academicSessions.from, entryDepartment),
      sessionId: academicSessions.id,
      session: academicSessions.name,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .innerJoin(academicSessions, eq(academicSessions.id, students.entrySessionId))
    .leftJoin(studentSessions, entry)
    .where(eq(students.id, studentId ?? nobody));
  return found;
}

/** How a student stands with each office of the checklist, or of what the programme asks of it. */
export async function clearanceOf(db: Reader, studentId: string, asked: readonly number[] | null) {
  const rows = await db
    .select({
      name: clearanceItems.name,
      office: clearanceItems.office,
      state: studentClearances.state,
    })
    .from(clearanceItems)
    .leftJoin(
      studentClearances,
      and(
        eq(studentClearances.itemId, clearanceItems.id),
        eq(studentClearances.studentId, studentId),
      ),
    )
    .where(
      and(
        eq(clearanceItems.active, true),
        asked === null ? undefined : inArray(clearanceItems.id, [...asked]),
      ),
    )
    .orderBy(asc(clearanceItems.position));
  return rows.map(({ state, ...item }) => ({ ...item, state: state ?? ("waiting" as const) }));
}
