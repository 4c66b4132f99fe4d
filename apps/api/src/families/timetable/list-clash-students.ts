import { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { ofRegistration } from "../../database/of-registration.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

const others = alias(registeredCourses, "others");

/** Who has registered two courses in a session, as the clashes count them; nobody unless both are said. */
export const clashStudentSource = sourceOf(timetableEndpoints.listClashStudents, {
  query: (db: Reader) =>
    db
      .select({
        registration: courseRegistrations,
        one: registeredCourses.kind,
        other: others.kind,
        person: nameColumns(users),
        matricNumber: students.number,
        department: departmentNameAsOf(academicSessions.from, studentSessions.departmentId).as(
          "department_then",
        ),
      })
      .from(registeredCourses)
      .innerJoin(courseRegistrations, eq(courseRegistrations.id, registeredCourses.registrationId))
      .innerJoin(others, eq(others.registrationId, registeredCourses.registrationId))
      .innerJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
      .innerJoin(users, eq(users.id, courseRegistrations.studentId))
      .innerJoin(students, eq(students.id, courseRegistrations.studentId))
      .innerJoin(studentSessions, ofRegistration)
      .$dynamic(),
  key: courseRegistrations.id,
  where: ({ search, session, one = 0, other = 0, department, level }) =>
    and(
      eq(registeredCourses.courseId, one),
      eq(others.courseId, other),
      eq(registeredCourses.sessionId, academicSessions.id),
      session ? eq(academicSessions.id, session) : eq(academicSessions.current, true),
      inArray(courseRegistrations.state, ["submitted", "approved"]),
      department && inArray(studentSessions.departmentId, department),
      level && inArray(courseRegistrations.levelId, level),
      matchesSearch(searchedUser, search),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    matricNumber: [students.number],
  },
  first: "fullName",
  row: ({ registration, person, ...of }) => ({
    ...of,
    id: registration.studentId,
    fullName: fullName(person),
    level: levelById(registration.levelId).name,
  }),
});
