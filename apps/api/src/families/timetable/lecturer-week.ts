import type { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { and, eq, sql } from "drizzle-orm";
import { beginningOf, courseAsOf } from "../../database/course-as-of.ts";
import { courseLecturers, courses, timetableSlots } from "../../database/schema/course.ts";
import type { Handler } from "../../server/handler.ts";
import { shownSlot } from "./list-slots.ts";

type Endpoint = (typeof timetableEndpoints)["getLecturerWeek"];

/** When and where somebody teaches. */
export const getLecturerWeek: Handler<Endpoint> = async (
  { db },
  { lecturer, session, semester },
) => {
  const found = await db
    .select({ slot: timetableSlots, code: courses.code, title: courses.title })
    .from(timetableSlots)
    .innerJoinLateral(courseAsOf(beginningOf(session), timetableSlots.courseId), sql`true`)
    .innerJoin(
      courseLecturers,
      and(
        eq(courseLecturers.courseId, timetableSlots.courseId),
        eq(courseLecturers.sessionId, timetableSlots.sessionId),
      ),
    )
    .where(
      and(
        eq(courseLecturers.lecturerId, lecturer),
        eq(timetableSlots.sessionId, session),
        eq(courses.semester, semester),
      ),
    )
    .orderBy(timetableSlots.day, timetableSlots.begins);
  return {
    lectures: found.map(({ slot, code, title }) => ({
      id: slot.id,
      code,
      title,
      ...shownSlot(slot),
    })),
  };
};
