import type { courseClassEndpoints } from "@polyportal/api-client/contract/course-classes";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { sessionAsked } from "../../database/session-asked.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { courseClassQuery, courseClassRow } from "./list-course-classes.ts";

type Endpoints = typeof courseClassEndpoints;
type PerClass = { departmentId: number; levelId: number; count: number };

/** How many students each class has. Every student of the session is read, once. */
export const getClassSizes: Handler<Endpoints["getClassSizes"]> = async ({ db }, asked) => {
  const { session } = await sessionAsked(db, asked.session);
  const { rows } = await db.execute<PerClass>(sql`
    select there.department_id as "departmentId", there.level_id as "levelId",
      count(*)::int as count
    from student_sessions there
    where there.session_id = ${session.id}
    group by there.department_id, there.level_id
    order by there.department_id, there.level_id`);
  return { classes: rows };
};

/** One course with what its form begins from. */
export const getCourseClasses: Handler<Endpoints["getCourseClasses"]> = async (
  { db },
  { id, sessionId },
) => {
  const [[found], registrations] = await Promise.all([
    courseClassQuery(db).where(
      and(eq(courses.id, id), isNull(courses.deletedAt), eq(academicSessions.id, sessionId)),
    ),
    registrationsOf(db, id, sessionId),
  ]);
  return found ? { ...courseClassRow(found), registrations } : fail("not_found");
};

/** The registrations that hold a course because the student's class takes it. */
async function registrationsOf(db: Reader, id: number, sessionId: number): Promise<PerClass[]> {
  const { rows } = await db.execute<PerClass>(sql`
    select there.department_id as "departmentId", registration.level_id as "levelId",
      count(*)::int as count
    from registered_courses held
    join course_registrations registration on registration.id = held.registration_id
    join student_sessions there on there.student_id = registration.student_id
      and there.session_id = registration.session_id
    where held.course_id = ${id} and held.kind in ('Core', 'Elective')
      and held.session_id = ${sessionId}
    group by there.department_id, registration.level_id
    order by there.department_id, registration.level_id`);
  return rows;
}
