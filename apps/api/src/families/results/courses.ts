import type { Semester } from "@polyportal/domain/course-registration/course";
import { eq, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";
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

/**
 * The core courses of each class that some students have been of, and when: its department's at its level,
 * and those of others that it takes. What a class had due is found once, however many of it are asked for.
 */
const due = sql`(
  with there as (
    select own.student_id, own.session_id, session."from" as session_from, own.level_id,
      student.department_id
    from student_sessions own
    join academic_sessions session on session.id = own.session_id
    join students student on student.id = own.student_id
    where own.student_id = any(${sql.placeholder("studentIds")}::uuid[])
  ), classes as (
    select distinct session_id, department_id, level_id from there
  ), due_of_class as (
    select classes.*, courses.id as course_id, courses.code, courses.semester
    from classes
    cross join lateral (
      select own.id from courses own
      where own.department_id = classes.department_id and own.level_id = classes.level_id
      union
      select taking.course_id from course_classes taking
      where taking.session_id = classes.session_id
        and taking.department_id = classes.department_id and taking.level_id = classes.level_id
    ) named
    join courses on courses.id = named.id
    where courses.status = 'Core' and courses.active and courses.deleted_at is null
  )
  select there.student_id, there.session_from, due_of_class.*
  from there join due_of_class using (session_id, department_id, level_id)) due`;

export const dueFor = prepared((db) =>
  db
    .select({
      studentId: sql<string>`due.student_id`,
      courseId: sql<number>`due.course_id`,
      code: sql<string>`due.code`,
      sessionId: sql<number>`due.session_id`,
      sessionFrom: sql<string>`due.session_from::text`,
      semester: sql<Semester>`due.semester`,
      levelId: sql<number>`due.level_id`,
    })
    .from(due)
    .orderBy(sql`due.session_from`, sql`due.semester`, sql`due.code`)
    .prepare("core_courses_due"),
);
