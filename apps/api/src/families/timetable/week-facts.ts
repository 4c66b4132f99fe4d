import { classKey } from "@polyportal/domain/course/classes";
import type { Semester } from "@polyportal/domain/course-registration/course";
import { clashesOf, type Clash, type TimetabledCourse } from "@polyportal/domain/timetable/clashes";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import {
  beginningOf,
  homeAsOf,
  namesAsOf,
  semesterAsOf,
  statusAsOf,
} from "../../database/course-as-of.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import {
  courseClasses,
  courseLecturers,
  courses,
  timetableSlots,
} from "../../database/schema/course.ts";
import { groupBy } from "../../lists/group-by.ts";

type Asked = { readonly sessionId: number; readonly semester?: Semester | undefined };

/** What is taught in a session, and what of it is at one time for the same: in four queries. */
export async function clashesIn(
  db: Reader,
  asked: Asked,
): Promise<{ clashes: Clash[]; courses: ReadonlyMap<number, Course> }> {
  const slots = await slotsIn(db, asked);
  const ids = [...new Set(slots.map(({ courseId }) => courseId))];
  const taught = await coursesOf(db, asked.sessionId, ids);
  const registered = await registeredIn(db, asked, ids);
  return { clashes: clashesOf({ slots, courses: taught, registered }), courses: taught };
}

export type Course = TimetabledCourse & {
  readonly code: string;
  readonly title: string;
  readonly departmentId: number;
};

const slotsIn = (db: Reader, { sessionId, semester }: Asked) =>
  db
    .select({
      id: timetableSlots.id,
      courseId: timetableSlots.courseId,
      day: timetableSlots.day,
      begins: timetableSlots.begins,
      ends: timetableSlots.ends,
      room: timetableSlots.room,
    })
    .from(timetableSlots)
    .innerJoin(courses, eq(courses.id, timetableSlots.courseId))
    .where(
      and(
        eq(timetableSlots.sessionId, sessionId),
        semester && eq(semesterAsOf(beginningOf(sessionId)), semester),
      ),
    );

/** The courses as they were in the session, with who teaches and who has to take them in the session. */
async function coursesOf(
  db: Reader,
  sessionId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Course>> {
  const { code, title, semester } = namesAsOf(academicSessions.from);
  const found = await db
    .select({
      id: courses.id,
      code,
      title,
      semester,
      status: statusAsOf(academicSessions.from),
      ...homeAsOf(academicSessions.from),
    })
    .from(courses)
    .innerJoin(academicSessions, eq(academicSessions.id, sessionId))
    .where(inArray(courses.id, [...ids]));
  const lecturers = await db
    .select({ courseId: courseLecturers.courseId, lecturerId: courseLecturers.lecturerId })
    .from(courseLecturers)
    .where(
      and(eq(courseLecturers.sessionId, sessionId), inArray(courseLecturers.courseId, [...ids])),
    );
  const classes = await db
    .select({
      courseId: courseClasses.courseId,
      departmentId: courseClasses.departmentId,
      levelId: courseClasses.levelId,
    })
    .from(courseClasses)
    .where(and(eq(courseClasses.sessionId, sessionId), inArray(courseClasses.courseId, [...ids])));
  const teach = groupBy(lecturers, ({ courseId }) => courseId);
  const take = groupBy(classes, ({ courseId }) => courseId);
  return new Map(
    found.map((course) => [
      course.id,
      {
        id: course.id,
        code: course.code,
        title: course.title,
        departmentId: course.departmentId,
        semester: course.semester,
        lecturers: (teach.get(course.id) ?? []).map(({ lecturerId }) => lecturerId),
        classes:
          course.status === "Core"
            ? [...new Set([course, ...(take.get(course.id) ?? [])].map(classKey))]
            : [],
      },
    ]),
  );
}

/**
 * How many students have registered just the same of these courses, approved or waiting: a class registers
 * few different choices, so that much less is read than there are registrations.
 */
async function registeredIn(
  db: Reader,
  { sessionId, semester }: Asked,
  courseIds: readonly number[],
) {
  const { rows } = await db.execute<{ courses: number[]; students: number }>(sql`
    select courses, count(*)::int as students
    from (
      select array_agg(registered.course_id order by registered.course_id) as courses
      from course_registrations registration
      join registered_courses registered on registered.registration_id = registration.id
      where registered.session_id = ${sessionId} and registration.session_id = ${sessionId}
        and registration.state in ('submitted', 'approved')
        and registered.course_id = any(${sql.param([...courseIds])}::int[])
        ${semester ? sql`and registration.semester = ${semester}` : sql``}
      group by registration.id) choices
    group by courses`);
  return rows;
}
