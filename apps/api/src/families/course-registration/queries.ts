import type { CourseKind, Semester } from "@polyportal/domain/course-registration/course";
import { loadSet, type UnitLoad } from "@polyportal/domain/course-registration/registrable";
import { and, asc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { beginningOf, courseAsOf, requiredAsOf } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseRegistrations,
  registeredCourses,
  registrationExceptions,
  registrationWindows,
} from "../../database/schema/course-registration.ts";
import {
  courseClasses,
  courses,
  studentUnitLoads,
  unitLoads,
} from "../../database/schema/course.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { unitLoadAsOf } from "../../database/unit-load-as-of.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";

/** Which registration is meant. */
export type Asked = { readonly sessionId: number; readonly semester: Semester };

const windows = prepared((db) =>
  db.select().from(registrationWindows).prepare("registration_windows"),
);

/** Every registration window: two a session. */
export const windowsOf = (db: Reader) => windows(db).execute();

const exceptions = prepared((db) =>
  db
    .select()
    .from(registrationExceptions)
    .where(eq(registrationExceptions.studentId, sql.placeholder("studentId")))
    .prepare("registration_exceptions_of_student"),
);

/** The semesters whose registration was opened for one student alone, past or not. */
export const exceptionsOf = (db: Reader, studentId: string) =>
  exceptions(db).execute({ studentId });

const load = prepared((db) =>
  db
    .select(unitLoadAsOf(sql.placeholder("sessionId")))
    .from(unitLoads)
    .where(
      and(
        eq(unitLoads.levelId, sql.placeholder("levelId")),
        eq(unitLoads.semester, sql.placeholder("semester")),
      ),
    )
    .prepare("unit_load"),
);

const ownLoad = prepared((db) =>
  db
    .select({ minimum: studentUnitLoads.minimum, maximum: studentUnitLoads.maximum })
    .from(studentUnitLoads)
    .where(
      and(
        eq(studentUnitLoads.studentId, sql.placeholder("studentId")),
        eq(studentUnitLoads.sessionId, sql.placeholder("sessionId")),
        eq(studentUnitLoads.semester, sql.placeholder("semester")),
      ),
    )
    .prepare("unit_load_of_student"),
);

/** The fewest and the most units that a student may register in a semester. */
export async function unitLoadOf(
  db: Reader,
  of: Asked & { studentId: string; levelId: number },
): Promise<UnitLoad> {
  const [[own], [ofLevel]] = await Promise.all([ownLoad(db).execute(of), load(db).execute(of)]);
  return loadSet(own, ofLevel);
}

/** The session that is asked about. */
const asked = alias(academicSessions, "asked");

const taken = prepared((db) =>
  db
    .select({
      studentId: courseRegistrations.studentId,
      courseId: registeredCourses.courseId,
      // A sheet that is under way has a result to wait for. Of the session just before, one may still
      // be begun, and a row that was left out may still be filled; later nothing will come.
      resultAwaited: sql<boolean>`case
        when ${scoreSheets.state} <> 'published' then true
        when ${scores.publishedAt} is not null then false
        else ${academicSessions.from} = (
          select max(earlier."from") from academic_sessions earlier
          join academic_sessions asked_for on asked_for.id = ${sql.placeholder("sessionId")}
          where earlier."from" < asked_for."from") end`,
    })
    .from(courseRegistrations)
    .innerJoin(registeredCourses, eq(registeredCourses.registrationId, courseRegistrations.id))
    .innerJoin(academicSessions, eq(academicSessions.id, courseRegistrations.sessionId))
    .leftJoin(
      scoreSheets,
      and(
        eq(scoreSheets.courseId, registeredCourses.courseId),
        eq(scoreSheets.sessionId, courseRegistrations.sessionId),
      ),
    )
    .leftJoin(
      scores,
      and(eq(scores.sheetId, scoreSheets.id), eq(scores.studentId, courseRegistrations.studentId)),
    )
    .where(
      and(
        sql`${courseRegistrations.studentId} = any(${sql.placeholder("studentIds")}::uuid[])`,
        lt(
          academicSessions.from,
          db
            .select({ from: asked.from })
            .from(asked)
            .where(eq(asked.id, sql.placeholder("sessionId"))),
        ),
        ne(courseRegistrations.state, "returned"),
      ),
    )
    .prepare("courses_taken_before"),
);

/** The courses that students registered in earlier sessions. */
export const takenBefore = (db: Reader, asked: { studentIds: string[]; sessionId: number }) =>
  taken(db).execute(asked);

/** The class takes the course in the session, besides the courses that are its own. */
const assigned = sql<boolean>`exists (
  select from ${courseClasses} taking
  where taking.session_id = ${sql.placeholder("sessionId")}
    and taking.department_id = ${sql.placeholder("departmentId")}
    and taking.level_id = ${sql.placeholder("levelId")}
    and taking.course_id = ${courses.id})`;

/** When the session that is asked about began. */
export const askedFrom = beginningOf(sql.placeholder("sessionId"));

/** A course as the rules read it, of queries on `courseAsOf` with the placeholders sessionId, departmentId and levelId. */
export const courseFields = {
  id: courses.id,
  code: courses.code,
  title: courses.title,
  creditUnit: courses.creditUnit,
  departmentId: courses.departmentId,
  department: departmentNameAsOf(askedFrom, courses.departmentId).as("department_then"),
  levelId: courses.levelId,
  semester: courses.semester,
  status: courses.status,
  borrowable: courses.borrowable,
  active: courses.active,
  assigned,
  requires: requiredAsOf(askedFrom),
};

/** What may be on offer, by the id: what is the class's own or lent, today or then, taken or carried over. */
const named = sql`(
  select own.id from courses own
  where own.level_id = ${sql.placeholder("levelId")} and own.semester = ${sql.placeholder("semester")}
    and (own.department_id = ${sql.placeholder("departmentId")} or own.borrowable)
  union
  select earlier.course_id from courses_before earlier
  where earlier.level_id = ${sql.placeholder("levelId")}
    and earlier.semester = ${sql.placeholder("semester")}
    and (earlier.department_id = ${sql.placeholder("departmentId")} or earlier.borrowable)
  union
  select taking.course_id from course_classes taking
  where taking.session_id = ${sql.placeholder("sessionId")}
    and taking.department_id = ${sql.placeholder("departmentId")}
    and taking.level_id = ${sql.placeholder("levelId")}
  union
  select unnest(${sql.placeholder("carriedOver")}::int[])) named`;

const offered = prepared((db) =>
  db
    .select(courseFields)
    .from(named)
    .innerJoinLateral(courseAsOf(askedFrom, sql`named.id`), sql`true`)
    .where(
      and(
        isNull(courses.deletedAt),
        eq(courses.semester, sql.placeholder("semester")),
        or(
          and(
            courses.active,
            or(
              and(
                eq(courses.levelId, sql.placeholder("levelId")),
                or(eq(courses.departmentId, sql.placeholder("departmentId")), courses.borrowable),
              ),
              assigned,
            ),
          ),
          // Switched off, too: whoever has begun a course may end it.
          sql`${courses.id} = any(${sql.placeholder("carriedOver")}::int[])`,
        ),
      ),
    )
    .prepare("courses_offered"),
);

/** The courses that a class takes, those that it may borrow, and those that a student carries over. */
export const coursesFor = (
  db: Reader,
  asked: Asked & { levelId: number; departmentId: number; carriedOver: number[] },
) => offered(db).execute(asked);

const registrations = prepared((db) =>
  db
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.studentId, sql.placeholder("studentId")))
    .prepare("registrations_of_student"),
);

/** All registrations of a student: two a session at most. */
export const registrationsOf = (db: Reader, studentId: string) =>
  registrations(db).execute({ studentId });

/** A registration as it is stored. */
export type Registration = typeof courseRegistrations.$inferSelect;

/** A course of a registration. */
export type RegisteredCourse = {
  id: number;
  code: string;
  title: string;
  creditUnit: number;
  kind: CourseKind;
};

const coursesOf = prepared((db) =>
  db
    .select({
      id: courses.id,
      code: courses.code,
      title: courses.title,
      creditUnit: courses.creditUnit,
      kind: registeredCourses.kind,
    })
    .from(registeredCourses)
    .innerJoin(academicSessions, eq(academicSessions.id, registeredCourses.sessionId))
    .innerJoinLateral(courseAsOf(academicSessions.from, registeredCourses.courseId), sql`true`)
    .where(eq(registeredCourses.registrationId, sql.placeholder("registrationId")))
    .orderBy(asc(courses.code))
    .prepare("courses_of_registration"),
);

/** The courses of a registration, in the order of their codes. */
export const registeredIn = (db: Reader, registrationId: string): Promise<RegisteredCourse[]> =>
  coursesOf(db).execute({ registrationId });
