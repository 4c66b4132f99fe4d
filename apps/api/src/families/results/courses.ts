import { and, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { creditUnitIn } from "../../database/units-in-session.ts";

/** All that some students have ever registered. */
export const registeredBy = prepared((db) =>
  db
    .select({
      studentId: courseRegistrations.studentId,
      kind: registeredCourses.kind,
      courseId: courses.id,
      code: courses.code,
      title: courses.title,
      creditUnit: creditUnitIn(academicSessions.from).as("units_in_session"),
      sessionId: courseRegistrations.sessionId,
      session: academicSessions.name,
      sessionFrom: academicSessions.from,
      semester: courseRegistrations.semester,
      levelId: courseRegistrations.levelId,
      returned: sql<boolean>`${courseRegistrations.state} = 'returned'`,
    })
    .from(courseRegistrations)
    .innerJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .innerJoin(registeredCourses, eq(registeredCourses.registrationId, courseRegistrations.id))
    .innerJoin(courses, eq(courses.id, registeredCourses.courseId))
    .where(sql`${courseRegistrations.studentId} = any(${sql.placeholder("studentIds")}::uuid[])`)
    .orderBy(academicSessions.from, courseRegistrations.semester, courses.code)
    .prepare("registered_by"),
);

/** The core courses of the department at each level that some students have been at, and when. */
export const dueFor = prepared((db) =>
  db
    .select({
      studentId: studentSessions.studentId,
      courseId: courses.id,
      code: courses.code,
      sessionId: studentSessions.sessionId,
      sessionFrom: academicSessions.from,
      semester: courses.semester,
      levelId: courses.levelId,
    })
    .from(studentSessions)
    .innerJoin(academicSessions, eq(academicSessions.id, studentSessions.sessionId))
    .innerJoin(students, eq(students.id, studentSessions.studentId))
    .innerJoin(
      courses,
      and(
        eq(courses.departmentId, students.departmentId),
        eq(courses.levelId, studentSessions.levelId),
        eq(courses.status, "Core"),
        eq(courses.active, true),
        isNull(courses.deletedAt),
      ),
    )
    .where(sql`${studentSessions.studentId} = any(${sql.placeholder("studentIds")}::uuid[])`)
    .orderBy(academicSessions.from, courses.semester, courses.code)
    .prepare("core_courses_due"),
);
