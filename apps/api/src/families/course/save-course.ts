import type { courseEndpoints } from "@polyportal/api-client/contract/course";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { coursePrerequisites, courses } from "../../database/schema/course.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { carriersOf } from "./carriers.ts";
import {
  courseOf,
  isScoredNow,
  lockCourses,
  refuseCircle,
  refuseTakenCode,
  told,
  type CourseForm,
} from "./course.ts";
import { forgetCourses, keepCourses } from "../../database/course-as-of.ts";

type Endpoints = typeof courseEndpoints;
type Stored = typeof courses.$inferSelect;

export const createCourse: Handler<Endpoints["createCourse"]> = ({ change }, given) =>
  change(async ({ tx, audit }) => {
    await lockCourses(tx);
    await refuseTakenCode(tx, given.code);
    const form = { ...given, requires: [...new Set(given.requires)] };
    const after = await told(tx, form);
    const { rows } = await tx.execute<{ id: number }>(
      sql`select coalesce(max(id), 0) + 1 as id from ${courses}`,
    );
    const id = rows[0]?.id ?? 1;
    await tx.insert(courses).values({ ...storedAs(form), id });
    await setRequired(tx, id, form.requires);
    await keepCourses(tx, [{ ...form, id }], { fresh: true });
    audit({ action: "createCourse", subject: "course", subjectId: String(id), after });
    return { id };
  });

export const updateCourse: Handler<Endpoints["updateCourse"]> = async (
  { change },
  { id, revision, ...given },
) => {
  await change(async ({ tx, audit }) => {
    await lockCourses(tx);
    const course = await courseOf(tx, id, revision);
    const before = formOf(course, await requiredBy(tx, id));
    const form = { ...given, requires: [...new Set(given.requires)] };
    await refuseTakenCode(tx, form.code, id);
    await refuseCircle(tx, { id, ...form });
    await refuseScored(tx, id, before, form);
    const noted = { before: await told(tx, before), after: await told(tx, form) };
    await keepCourses(tx, [{ ...form, id }]);
    await tx
      .update(courses)
      .set({ ...storedAs(form), revision: course.revision + 1 })
      .where(eq(courses.id, id));
    await tx.delete(coursePrerequisites).where(eq(coursePrerequisites.courseId, id));
    await setRequired(tx, id, form.requires);
    await forgetCourses(tx, [id]);
    if (before.creditUnit !== form.creditUnit) await countAnew(tx, [id]);
    audit({ action: "updateCourse", subject: "course", subjectId: String(id), ...noted });
  });
  return {};
};

export const toggleCourseStatus: Handler<Endpoints["toggleCourseStatus"]> = async (
  { change },
  { id, revision, active, carried },
) => {
  await change(async ({ tx, audit }) => {
    await lockCourses(tx);
    const course = await courseOf(tx, id, revision);
    if (course.active && !active && !carried) await refuseCarried(tx, course);
    await keepCourses(tx, [course]);
    await tx
      .update(courses)
      .set({ active, revision: course.revision + 1 })
      .where(eq(courses.id, id));
    await forgetCourses(tx, [id]);
    audit({
      action: active ? "activateCourse" : "deactivateCourse",
      subject: "course",
      subjectId: String(id),
      before: { active: course.active },
      after: { course: course.code, active },
    });
  });
  return {};
};

/** Fails with how many students carry the course over, so that whoever switches it off knows. */
async function refuseCarried(tx: Transaction, { id, code }: Stored): Promise<void> {
  const students = (await carriersOf(tx, [id])).get(id);
  if (students) fail("course_carried", { message: words.carried(code, students) });
}

/** A course as its table has it. */
export const storedAs = ({ test, lab, exam, ...form }: CourseForm) => ({
  code: form.code,
  title: form.title,
  creditUnit: form.creditUnit,
  departmentId: form.departmentId,
  levelId: form.levelId,
  semester: form.semester,
  status: form.status,
  borrowable: form.borrowable,
  testMax: test,
  labMax: lab,
  examMax: exam,
});

const formOf = (
  { testMax: test, labMax: lab, examMax: exam, ...facts }: Stored,
  requires: readonly number[],
): CourseForm => ({ ...facts, test, lab, exam, requires });

async function requiredBy(tx: Transaction, id: number): Promise<number[]> {
  const found = await tx
    .select({ id: coursePrerequisites.requiredCourseId })
    .from(coursePrerequisites)
    .where(eq(coursePrerequisites.courseId, id));
  return found.map((one) => one.id);
}

async function setRequired(tx: Transaction, courseId: number, requires: readonly number[]) {
  if (requires.length === 0) return;
  await tx
    .insert(coursePrerequisites)
    .values(requires.map((requiredCourseId) => ({ courseId, requiredCourseId })));
}

/** Refuses other units, or another split, once scores of this session stand on them. */
async function refuseScored(tx: Transaction, id: number, before: CourseForm, after: CourseForm) {
  const units = before.creditUnit !== after.creditUnit;
  const split = (["test", "lab", "exam"] as const).filter((part) => before[part] !== after[part]);
  if ((!units && split.length === 0) || !(await isScoredNow(tx, id))) return;
  const { message } = errorCodes.course_scored;
  const changed = [...(units ? ["creditUnit"] : []), ...split];
  fail("course_scored", {
    fields: Object.fromEntries(changed.map((field) => [field, message])),
  });
}

/** What this session's registrations of the courses come to; those of earlier ones keep what they had. */
export async function countAnew(tx: Transaction, courseIds: readonly number[]): Promise<void> {
  if (courseIds.length === 0) return;
  await tx.execute(sql`
    update course_registrations set total_units = (
      select sum(courses.credit_unit) from registered_courses
      join courses on courses.id = registered_courses.course_id
      where registered_courses.registration_id = course_registrations.id)
    where course_registrations.session_id in (select id from academic_sessions where current)
      and course_registrations.id in (
        select registration_id from registered_courses
        where course_id = any(${sql.param([...courseIds])}::int[]))`);
}
