import { openedRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration-opened";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { registrationExceptions } from "../../database/schema/course-registration.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

const officer = alias(users, "officer");

const isOpen = sql<boolean>`${registrationExceptions.until} > now()`;

/** Students for whom registration was opened, in a session. */
export const openedSource = sourceOf(openedRegistrationEndpoints.listOpenedForStudents, {
  query: (db: Reader) =>
    db
      .select({
        exception: registrationExceptions,
        open: isOpen.as("open"),
        person: nameColumns(users),
        officer: nameColumns(officer),
        matricNumber: students.number,
        department: departmentNameAsOf(academicSessions.from, studentSessions.departmentId).as(
          "department_then",
        ),
        levelId: studentSessions.levelId,
        session: academicSessions.name,
      })
      .from(registrationExceptions)
      .innerJoin(students, eq(students.id, registrationExceptions.studentId))
      .innerJoin(users, eq(users.id, students.id))
      .innerJoin(officer, eq(officer.id, registrationExceptions.openedBy))
      .innerJoin(academicSessions, eq(academicSessions.id, registrationExceptions.sessionId))
      .innerJoin(
        studentSessions,
        and(
          eq(studentSessions.studentId, registrationExceptions.studentId),
          eq(studentSessions.sessionId, registrationExceptions.sessionId),
        ),
      )
      .$dynamic(),
  key: registrationExceptions.id,
  where: ({ search, session, semester, department, level, state }) =>
    and(
      session ? eq(academicSessions.id, session) : eq(academicSessions.current, true),
      semester && eq(registrationExceptions.semester, semester),
      department && inArray(studentSessions.departmentId, department),
      level && inArray(studentSessions.levelId, level),
      state && sql`(${isOpen}) = ${state === "open"}`,
      matchesSearch(searchedUser, search),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    matricNumber: [students.number],
    until: [registrationExceptions.until],
    openedAt: [registrationExceptions.openedAt],
  },
  first: "fullName",
  row: ({ exception, person, officer: by, levelId, ...of }) => ({
    ...of,
    id: exception.id,
    studentId: exception.studentId,
    fullName: fullName(person),
    level: levelById(levelId).name,
    semester: exception.semester,
    until: exception.until.toISOString(),
    lateFee: exception.lateFee,
    reason: exception.reason,
    openedBy: fullName(by),
    openedAt: exception.openedAt.toISOString(),
  }),
});
