import type { Semester } from "@polyportal/domain/course-registration/course";
import { eq, sql } from "drizzle-orm";
import { asOf, courseAsOf, sessionsWithout } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";

/** All courses that these students have ever registered. */
export const registeredBy = prepared((db) =>
  db
    .select({
      studentId: courseRegistrations.studentId,
      kind: registeredCourses.kind,
      courseId: courses.id,
      code: courses.code,
      title: courses.title,
      creditUnit: courses.creditUnit,
      sessionId: courseRegistrations.sessionId,
      session: academicSessions.name,
      sessionFrom: academicSessions.from,
      // The course's semester at that time, as for scores: a course may have moved to the other semester.
      semester: courses.semester,
      levelId: courseRegistrations.levelId,
      returned: sql<boolean>`${courseRegistrations.state} = 'returned'`,
    })
    .from(courseRegistrations)
    .innerJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .innerJoin(registeredCourses, eq(registeredCourses.registrationId, courseRegistrations.id))
    .innerJoinLateral(courseAsOf(academicSessions.from, registeredCourses.courseId), sql`true`)
    .where(sql`${courseRegistrations.studentId} = any(${sql.placeholder("studentIds")}::uuid[])`)
    .orderBy(academicSessions.from, courses.semester, courses.code)
    .prepare("registered_by"),
);

/** The courses due to a class are computed once for all of its students. */
const due = sql`(
  with there as (
    select own.student_id, own.session_id, session."from" as session_from, own.level_id,
      own.department_id
    from student_sessions own
    join academic_sessions session on session.id = own.session_id
    where own.student_id = any(${sql.placeholder("studentIds")}::uuid[])
  ), classes as (
    select distinct session_id, session_from, department_id, level_id from there
  ), due_of_class as (
    select classes.session_id, classes.department_id, classes.level_id,
      courses.id as course_id, courses.code, courses.semester,
      -- What nobody has changed since is on offer as it was: of few courses is more looked for.
      case when courses.changed then ${sessionsWithout(sql`now`)} end as not_offered_in,
      -- Put in order here, where they are few: codes of every student take longer than all else.
      row_number() over (
        order by classes.session_from, courses.semester, courses.code) as place
    from classes
    cross join lateral (
      select own.id, false as shared from courses own
      where own.department_id = classes.department_id and own.level_id = classes.level_id
      union
      select earlier.course_id, false from courses_before earlier
      where earlier.department_id = classes.department_id and earlier.level_id = classes.level_id
      union
      select taking.course_id, true from course_classes taking
      where taking.session_id = classes.session_id
        and taking.department_id = classes.department_id and taking.level_id = classes.level_id
    ) named
    join courses now on now.id = named.id
    join ${asOf(sql`classes.session_from`, sql`named.id`)} on true
    where courses.status = 'Core' and courses.active
      and (named.shared or (courses.department_id, courses.level_id) =
        (classes.department_id, classes.level_id))
  )
  select there.student_id, there.session_from, due_of_class.*
  from there join due_of_class using (session_id, department_id, level_id)) due`;

/**
 * The core courses due to these students: for each session and level, those of their department and those of
 * other departments that their class took, as they were then. `sessionFrom` and `notOfferedIn` are ISO dates
 * on which sessions began. `notOfferedIn` lists sessions in which the course was switched off or deleted, so
 * that nobody owes it there.
 */
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
      notOfferedIn: sql<readonly string[] | null>`due.not_offered_in`,
    })
    .from(due)
    .orderBy(sql`due.place`)
    .prepare("core_courses_due"),
);
