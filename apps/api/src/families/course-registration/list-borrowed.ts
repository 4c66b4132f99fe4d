import { borrowedRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration-borrowed";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { ofRegistration } from "../../database/of-registration.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { sessionAsked } from "./list-approvals.ts";
import { keysOnly } from "../../lists/keys-only.ts";
import { peopleFound } from "../../lists/people-found.ts";
import { sourceOf } from "../../lists/source.ts";
import { departmentAsOf, factsAsOf } from "../../database/course-as-of.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";

const hosts = alias(departments, "hosts");
const officer = alias(users, "officer");

// There is one of each, which a join that counting may leave out does not know.
const nameOf = (of: typeof users | typeof officer) => ({
  lastname: sql<string>`${of.lastname}`,
  firstname: sql<string>`${of.firstname}`,
  middlename: sql<string>`${of.middlename}`,
});

const key =
  sql<string>`${registeredCourses.registrationId} || ' ' || ${registeredCourses.courseId}`.as(
    "key",
  );

const facts = factsAsOf(academicSessions.from);

const query = (db: Reader) =>
  db
    .select({
      key,
      registration: courseRegistrations,
      course: {
        code: facts.code,
        title: facts.title,
        creditUnit: facts.creditUnit,
      },
      host: departmentAsOf(academicSessions.from),
      person: nameOf(users),
      officer: nameOf(officer),
      matricNumber: sql<string>`${students.number}`,
      department: departmentNameAsOf(academicSessions.from, studentSessions.departmentId).as(
        "home_then",
      ),
      session: sql<string>`${academicSessions.name}`,
    })
    .from(registeredCourses)
    .innerJoin(courseRegistrations, eq(courseRegistrations.id, registeredCourses.registrationId))
    .innerJoin(courses, eq(courses.id, registeredCourses.courseId))
    .leftJoin(hosts, eq(hosts.id, courses.departmentId))
    .leftJoin(students, eq(students.id, courseRegistrations.studentId))
    .leftJoin(studentSessions, ofRegistration)
    .leftJoin(users, eq(users.id, courseRegistrations.studentId))
    .leftJoin(officer, eq(officer.id, courseRegistrations.decidedBy))
    .leftJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .$dynamic();

const byName = [users.lastname, users.firstname, users.middlename];

/** The rows of some keys, by the primary key. */
const rowsOfKeys = (keys: readonly (string | number)[]) => {
  const parts = keys.map((key) => String(key).split(" "));
  const ids = parts.map(([id = ""]) => id);
  const courseIds = parts.map(([, id]) => Number(id));
  // Of their registrations first, or PostgreSQL would rather read the whole list for them.
  return sql`(${registeredCourses.registrationId} = any(${sql.param(ids)}::uuid[])
    and (${registeredCourses.registrationId}, ${registeredCourses.courseId}) in (
      select * from unnest(${sql.param(ids)}::uuid[], ${sql.param(courseIds)}::int[])))`;
};

/** Courses of other departments in approved registrations, by the department that teaches them. */
export const borrowedSource = sourceOf(borrowedRegistrationEndpoints.listBorrowedRegistrations, {
  query,
  key: courseRegistrations.id,
  byKeys: { query: (db) => query(keysOnly(db, { key })), where: rowsOfKeys },
  costly: true,
  known: peopleFound,
  where: ({ session, semester, host, department, level }, _caller, isFound) =>
    and(
      // As its index says it.
      sql`${registeredCourses.kind} = 'Borrowed'`,
      eq(courseRegistrations.state, "approved"),
      // By the same index: its registration is of that session, too.
      eq(registeredCourses.sessionId, sessionAsked(session)),
      semester && eq(courseRegistrations.semester, semester),
      host && inArray(courses.departmentId, host),
      department && inArray(studentSessions.departmentId, department),
      level && inArray(courseRegistrations.levelId, level),
      isFound(courseRegistrations.studentId),
    ),
  order: {
    host: [hosts.name, courses.code, ...byName],
    code: [courses.code, ...byName],
    fullName: [...byName, courses.code],
  },
  first: "host",
  row: ({ key, registration, course, person, officer: by, ...of }) => ({
    ...of,
    ...course,
    id: key,
    registrationId: registration.id,
    submittedAt: registration.submittedAt.toISOString(),
    studentId: registration.studentId,
    fullName: fullName(person),
    level: levelById(registration.levelId).name,
    sessionId: registration.sessionId,
    semester: registration.semester,
    approvedBy: registration.decidedBy === null ? "" : fullName(by),
    approvedAt: registration.decidedAt?.toISOString() ?? null,
  }),
});
