import { appraisalsOpen, appraisalsOpenAt } from "@polyportal/domain/appraisal/opening";
import { appraisalStateOf } from "@polyportal/domain/appraisal/states";
import { fullName } from "@polyportal/domain/format/name";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { beginningOf, courseAsOf } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { appraisals } from "../../database/schema/appraisal.ts";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import {
  courseRegistrations,
  registeredCourses,
  registrationWindows,
} from "../../database/schema/course-registration.ts";
import { users } from "../../database/schema/users.ts";

export type Subject = { courseId: number; lecturerId: string };

const ofStudent = prepared((db) =>
  db
    .select({
      courseId: courses.id,
      courseCode: courses.code,
      courseTitle: courses.title,
      semester: courseRegistrations.semester,
      lecturerId: users.id,
      ...nameColumns(users),
      recorded: appraisals.state,
      draft: appraisals.draft,
      appraisalsFrom: registrationWindows.appraisalsFrom,
      addDropClosesAt: registrationWindows.addDropClosesAt,
    })
    .from(courseRegistrations)
    .innerJoin(registeredCourses, eq(registeredCourses.registrationId, courseRegistrations.id))
    .innerJoinLateral(
      courseAsOf(beginningOf(registeredCourses.sessionId), registeredCourses.courseId),
      sql`true`,
    )
    .innerJoin(
      courseLecturers,
      and(
        eq(courseLecturers.courseId, courses.id),
        eq(courseLecturers.sessionId, courseRegistrations.sessionId),
      ),
    )
    .innerJoin(users, eq(users.id, courseLecturers.lecturerId))
    .leftJoin(
      appraisals,
      and(
        eq(appraisals.studentId, courseRegistrations.studentId),
        eq(appraisals.courseId, courses.id),
        eq(appraisals.lecturerId, users.id),
        eq(appraisals.sessionId, courseRegistrations.sessionId),
      ),
    )
    .leftJoin(
      registrationWindows,
      and(
        eq(registrationWindows.sessionId, courseRegistrations.sessionId),
        eq(registrationWindows.semester, courseRegistrations.semester),
      ),
    )
    .where(
      and(
        eq(courseRegistrations.studentId, sql.placeholder("studentId")),
        eq(courseRegistrations.sessionId, sql.placeholder("sessionId")),
        // What the adviser has returned is not registered yet.
        inArray(courseRegistrations.state, ["submitted", "approved"]),
      ),
    )
    .orderBy(asc(courseRegistrations.semester), asc(courses.code), asc(users.lastname))
    .prepare("appraisals_of_student"),
);

/** Whom a student may appraise in a session, by semester and course, and how far each appraisal is. */
export async function appraisalsOf(
  db: Reader,
  of: { studentId: string; sessionId: number },
  now: Date,
) {
  const rows = await ofStudent(db).execute(of);
  return rows.map((row) => {
    const { lastname, firstname, middlename, recorded, appraisalsFrom, addDropClosesAt, ...rest } =
      row;
    const dates = addDropClosesAt && { appraisalsFrom, addDropClosesAt };
    return {
      ...rest,
      lecturer: fullName({ lastname, firstname, middlename }),
      state: appraisalStateOf(recorded),
      open: appraisalsOpen(dates, now),
      opensAt: appraisalsOpenAt(dates)?.toISOString() ?? null,
    };
  });
}

/** One of them; nothing for a course or a lecturer that is not the student's. */
export const appraisalOf = async (
  db: Reader,
  of: { studentId: string; sessionId: number },
  { courseId, lecturerId }: Subject,
  now: Date,
) =>
  (await appraisalsOf(db, of, now)).find(
    (one) => one.courseId === courseId && one.lecturerId === lecturerId.toLowerCase(),
  );
