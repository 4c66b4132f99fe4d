import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { timetableSlots } from "../../schema/course.ts";
import { currentSessionId } from "./admissions.ts";
import { courseRows } from "./courses.ts";
import { insertMany } from "./insert-many.ts";

type Slot = typeof timetableSlots.$inferInsert;

const courseOf = (code: string) => {
  const course = courseRows.find((one) => one.code === code);
  if (!course) throw new RangeError(`The demo has no course ${code}`);
  return course;
};

/** A lecture of two hours from this one on. */
const slot = (code: string, day: number, hour: number, room: string): Slot => ({
  id: uuid(),
  sessionId: currentSessionId,
  courseId: courseOf(code).id,
  day,
  begins: hour * 60,
  ends: hour * 60 + 120,
  room,
});

/**
 * A week of ND II Computer Science in which three things clash, each by itself: two core courses of the
 * class, a room that two departments want, and a lecturer who is asked for twice.
 */
export const timetableRows: readonly Slot[] = [
  slot("COM 211", 1, 8, "Software Laboratory 1"),
  slot("COM 212", 1, 9, "Lecture Theatre 2"),
  slot("COM 213", 2, 8, "Lecture Theatre 1"),
  slot("STA 212", 2, 9, "lecture theatre 1"),
  slot("COM 214", 3, 10, "Lecture Theatre 2"),
  slot("STA 215", 3, 11, "Statistics Laboratory"),
  slot("COM 215", 4, 8, "Lecture Theatre 2"),
  slot("COM 211", 4, 11, "Software Laboratory 1"),
  slot("COM 216", 5, 8, ""),
];

/** The fourth: of two courses that a student has registered, one carried over, both on Friday. */
export async function insertTimetable(tx: Transaction): Promise<void> {
  await insertMany(tx, timetableSlots, timetableRows);
  const { rows } = await tx.execute<{ carried: number; other: number }>(sql`
    select carried.course_id as carried, other.course_id as other
    from course_registrations registration
    join registered_courses carried on carried.registration_id = registration.id
      and carried.kind = 'Carry-over'
    join registered_courses other on other.registration_id = registration.id and other.kind = 'Core'
    where registration.session_id = ${currentSessionId} and registration.state = 'approved'
      and not exists (
        select from course_lecturers one
        join course_lecturers two using (session_id, lecturer_id)
        where one.course_id = carried.course_id and two.course_id = other.course_id
          and session_id = ${currentSessionId})
    order by carried.course_id, other.course_id limit 1`);
  const [pair] = rows;
  if (!pair) return;
  const friday = { sessionId: currentSessionId, day: 5, begins: 14 * 60, ends: 16 * 60 };
  await insertMany(tx, timetableSlots, [
    { ...friday, id: uuid(), courseId: pair.carried, room: "Lecture Theatre 3" },
    { ...friday, id: uuid(), courseId: pair.other, room: "Lecture Theatre 4" },
  ]);
}
