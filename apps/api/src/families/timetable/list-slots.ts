import { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { levelById } from "@polyportal/domain/student/levels";
import { clockOf } from "@polyportal/domain/timetable/times";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departmentAsOf, namesAsOf } from "../../database/course-as-of.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses, searchedCourse, timetableSlots } from "../../database/schema/course.ts";
import { searchedUser } from "../../database/schema/users.ts";
import { contains, matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

/** Those who teach the course in the session, the coordinator first. */
const lecturers = sql<string>`(
  select coalesce(string_agg(concat_ws(' ', users.lastname, users.firstname,
    nullif(users.middlename, '')), ', ' order by taught.coordinator desc, users.lastname, users.id), '')
  from course_lecturers taught join users on users.id = taught.lecturer_id
  where taught.course_id = courses.id and taught.session_id = academic_sessions.id)`;

const query = (db: Reader) =>
  db
    .select({
      slot: timetableSlots,
      ...namesAsOf(academicSessions.from),
      department: departmentAsOf(academicSessions.from),
      session: academicSessions.name,
      lecturers: lecturers.as("lecturers"),
    })
    .from(timetableSlots)
    .innerJoin(courses, eq(courses.id, timetableSlots.courseId))
    .innerJoin(academicSessions, eq(academicSessions.id, timetableSlots.sessionId))
    .$dynamic();

/** A slot's time as people and forms have it. */
export const shownSlot = ({ day, begins, ends, room }: typeof timetableSlots.$inferSelect) => ({
  day,
  begins: clockOf(begins),
  ends: clockOf(ends),
  room,
});

/** By the words of the course or of a lecturer, or by the room. */
function foundBy(search: string) {
  const byCourse = matchesSearch(searchedCourse, search);
  const byName = matchesSearch(searchedUser, search);
  return (
    byCourse &&
    byName &&
    or(
      byCourse,
      contains(search, timetableSlots.room),
      sql`exists (select from course_lecturers taught join users on users.id = taught.lecturer_id
        where taught.course_id = courses.id and taught.session_id = academic_sessions.id
          and ${byName})`,
    )
  );
}

/** The timetable of a session, a lecture a row. */
export const slotSource = sourceOf(timetableEndpoints.listTimetableSlots, {
  query,
  key: timetableSlots.id,
  where: ({ search, session, semester, department, level, day }) =>
    and(
      session ? eq(academicSessions.id, session) : eq(academicSessions.current, true),
      semester && eq(courses.semester, semester),
      department && inArray(courses.departmentId, department),
      level && inArray(courses.levelId, level),
      day && inArray(timetableSlots.day, day),
      foundBy(search),
    ),
  order: {
    code: [courses.code, timetableSlots.day, timetableSlots.begins],
    day: [timetableSlots.day, timetableSlots.begins, courses.code],
    room: [timetableSlots.room, timetableSlots.day, timetableSlots.begins],
  },
  first: "code",
  row: ({ slot, levelId, ...of }) => ({
    ...of,
    ...shownSlot(slot),
    id: slot.id,
    courseId: slot.courseId,
    sessionId: slot.sessionId,
    level: levelById(levelId).name,
  }),
});
