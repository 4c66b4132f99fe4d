import type { courseEndpoints } from "@polyportal/api-client/contract/course";
import {
  manageCourseMessages as words,
  usesInTheWay,
  type CourseUses,
} from "@polyportal/domain/messages/manage-course";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { keepCourses } from "../../database/course-as-of.ts";
import { courses } from "../../database/schema/course.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { courseOf, lockCourses } from "./course.ts";

type Endpoints = typeof courseEndpoints;

/** Marks a course as deleted, where nothing has to do with it. What stood on it as its own goes with it. */
export const deleteCourse: Handler<Endpoints["deleteCourse"]> = async ({ change, now }, { id }) => {
  await change(async ({ tx, audit }) => {
    await lockCourses(tx);
    // Whoever registers or assigns it in this moment is awaited, and then counted.
    await tx.execute(sql`select from ${courses} where ${courses.id} = ${id} for update`);
    const course = await courseOf(tx, id);
    const { code, title } = course;
    const uses = await usesOf(tx, id);
    if (usesInTheWay(uses).length > 0) {
      fail("course_in_use", { message: words.blockers(code, uses) });
    }
    await keepCourses(tx, [course]);
    await tx
      .update(courses)
      .set({ deletedAt: now, revision: sql`${courses.revision} + 1` })
      .where(eq(courses.id, id));
    audit({
      action: "deleteCourse",
      subject: "course",
      subjectId: String(id),
      before: { deletedAt: null },
      after: { course: code, title, deletedAt: now.toISOString() },
    });
  });
  return {};
};

async function usesOf(tx: Transaction, id: number): Promise<CourseUses> {
  const { rows } = await tx.execute<CourseUses>(sql`
    select
      (select count(distinct registration.student_id)::int from registered_courses
        join course_registrations registration on registration.id = registered_courses.registration_id
        where registered_courses.course_id = ${id}) as students,
      (select count(*)::int from score_sheets where course_id = ${id}) as sheets,
      (select count(distinct lecturer_id)::int from course_lecturers where course_id = ${id})
        as lecturers,
      (select count(*)::int from course_classes where course_id = ${id}) as classes,
      (select count(*)::int from timetable_slots where course_id = ${id}) as slots,
      (select coalesce(json_agg(needing.code order by needing.code), '[]')
        from course_prerequisites join courses needing on needing.id = course_prerequisites.course_id
        where course_prerequisites.required_course_id = ${id} and needing.deleted_at is null)
        as "neededBy"`);
  const [uses] = rows;
  if (!uses) throw new Error("Counting answers one row.");
  return uses;
}
