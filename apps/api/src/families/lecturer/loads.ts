import type { Semester } from "@polyportal/domain/course-registration/course";
import { and, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import { creditUnitAsOf, namesAsOf } from "../../database/course-as-of.ts";

/** How long the course is taught in a week of the session, in minutes. */
const minutesOfCourse = sql`(
  select coalesce(sum(slot.ends - slot.begins), 0) from timetable_slots slot
  where slot.course_id = courses.id and slot.session_id = course_lecturers.session_id)`;

/**
 * What each lecturer has in each semester comes to; each of several lecturers of a course has all of it. Lists,
 * which sort and narrow by today's facts of courses, have today's `semester`, too.
 */
export const loadsBySemester = (db: Reader, semester: SQL) =>
  db
    .select({
      lecturerId: courseLecturers.lecturerId,
      sessionId: courseLecturers.sessionId,
      semester: sql<Semester>`${semester}`.as("semester_of"),
      courses: count().as("courses_taught"),
      units: sql<number>`sum(${creditUnitAsOf(academicSessions.from)})::float8`.as("units_taught"),
      minutes: sql<number>`sum(${minutesOfCourse})::int`.as("minutes_taught"),
    })
    .from(courseLecturers)
    .innerJoin(courses, eq(courses.id, courseLecturers.courseId))
    .innerJoin(academicSessions, eq(academicSessions.id, courseLecturers.sessionId))
    .groupBy(courseLecturers.lecturerId, courseLecturers.sessionId, sql`semester_of`)
    .$dynamic();

type Load = { readonly units: number; readonly minutes: number };
type Whose = {
  readonly lecturerId: string;
  readonly sessionId: number;
  readonly semester: Semester;
};

const keyOf = ({ lecturerId, sessionId, semester }: Whose) =>
  `${lecturerId} ${sessionId} ${semester}`;

/** The loads of some lecturers in some sessions, by one query. */
export async function loadsOf(
  db: Reader,
  sessionIds: readonly number[],
  lecturerIds: readonly string[],
) {
  const found = await loadsBySemester(db, namesAsOf(academicSessions.from).semester.sql).where(
    and(
      inArray(courseLecturers.lecturerId, [...new Set(lecturerIds)]),
      inArray(courseLecturers.sessionId, [...new Set(sessionIds)]),
    ),
  );
  const loads = new Map<string, Load>(
    found.map((load) => [keyOf(load), { units: load.units, minutes: load.minutes }]),
  );
  return { of: (whose: Whose): Load => loads.get(keyOf(whose)) ?? { units: 0, minutes: 0 } };
}
