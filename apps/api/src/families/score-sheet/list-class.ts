import { taughtCourseEndpoints } from "@polyportal/api-client/contract/score-sheet-course";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ofRegistration } from "../../database/of-registration.ts";
import { nameColumns } from "../../database/name-columns.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { beginningOf } from "../../database/course-as-of.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

/** Who has registered a course that the caller teaches, in a session. */
export const courseClassSource = sourceOf(taughtCourseEndpoints.listCourseClass, {
  query: (db: Reader) =>
    db
      .select({
        registration: courseRegistrations,
        kind: registeredCourses.kind,
        person: nameColumns(users),
        matricNumber: students.number,
        passport: students.passportFileId,
        department: departmentNameAsOf(
          beginningOf(registeredCourses.sessionId),
          studentSessions.departmentId,
        ).as("department_then"),
      })
      .from(registeredCourses)
      .innerJoin(courseRegistrations, eq(courseRegistrations.id, registeredCourses.registrationId))
      .innerJoin(users, eq(users.id, courseRegistrations.studentId))
      .innerJoin(students, eq(students.id, courseRegistrations.studentId))
      .innerJoin(studentSessions, ofRegistration)
      .$dynamic(),
  key: courseRegistrations.id,
  where: ({ search, course = 0, session = 0, department, level, kind, registration }, { userId }) =>
    and(
      eq(registeredCourses.courseId, course),
      eq(registeredCourses.sessionId, session),
      sql`exists (select from course_lecturers taught where taught.course_id = ${course}
        and taught.session_id = ${session} and taught.lecturer_id = ${userId})`,
      department && inArray(studentSessions.departmentId, department),
      level && inArray(courseRegistrations.levelId, level),
      kind && inArray(registeredCourses.kind, kind),
      registration && inArray(courseRegistrations.state, registration),
      matchesSearch(searchedUser, search),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    matricNumber: [students.number],
  },
  first: "fullName",
  row: ({ registration, kind, person, ...of }) => ({
    ...of,
    id: registration.id,
    studentId: registration.studentId,
    fullName: fullName(person),
    level: levelById(registration.levelId).name,
    kind,
    registration: registration.state,
  }),
});
