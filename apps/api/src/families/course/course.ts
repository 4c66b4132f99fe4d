import { wayBack } from "@polyportal/domain/course/prerequisites";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, exists, inArray, isNull, ne, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { coursePrerequisites, courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { isScored, scores, scoreSheets } from "../../database/schema/results.ts";
import { fail } from "../../failure.ts";

/** A course as it is entered. */
export type CourseForm = Pick<
  typeof courses.$inferSelect,
  | "code"
  | "title"
  | "creditUnit"
  | "departmentId"
  | "levelId"
  | "semester"
  | "status"
  | "borrowable"
> & { test: number; lab: number; exam: number; requires: readonly number[] };

/**
 * Keeps everybody else from changing courses until the transaction ends: of two who take the same code at
 * once, or close a circle of prerequisites from two sides, the second sees the first's. Whoever registers
 * or assigns a course goes on meanwhile.
 */
export const lockCourses = (tx: Reader) =>
  tx.execute(sql`lock table ${courses} in share row exclusive mode`);

/** A course that has not been deleted; `conflict` where somebody has saved it since. */
export async function courseOf(tx: Reader, id: number, revision?: number) {
  const [found] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.deletedAt)));
  if (!found) fail("not_found");
  if (revision !== undefined && found.revision !== revision) {
    return failWithConflict(tx, {
      subject: "course",
      subjectId: String(id),
      actions: ["updateCourse", "activateCourse", "deactivateCourse", "importChange"],
    });
  }
  return found;
}

/** Refuses a code that another course has; those of deleted ones are free. */
export async function refuseTakenCode(tx: Transaction, code: string, id?: number): Promise<void> {
  const taken = and(
    eq(courses.code, code),
    isNull(courses.deletedAt),
    id === undefined ? undefined : ne(courses.id, id),
  );
  if ((await tx.$count(courses, taken)) > 0) {
    fail("code_taken", { fields: { code: errorCodes.code_taken.message } });
  }
}

/** What each course needs now. */
export async function needsOf(db: Reader): Promise<Map<number, number[]>> {
  const needs = new Map<number, number[]>();
  for (const { courseId, requiredCourseId } of await db.select().from(coursePrerequisites)) {
    needs.set(courseId, [...(needs.get(courseId) ?? []), requiredCourseId]);
  }
  return needs;
}

/** Refuses prerequisites that lead back to the course itself. */
export async function refuseCircle(
  tx: Transaction,
  { id, code, requires }: { id: number; code: string; requires: readonly number[] },
): Promise<void> {
  const way = wayBack(await needsOf(tx), id, requires);
  if (!way) return;
  const [first, ...between] = await codesOf(tx, way);
  if (first === undefined) {
    fail("course_needs_itself", { fields: { requires: errorCodes.course_needs_itself.message } });
  }
  const message = words.needEachOther(code, first, between);
  fail("courses_need_each_other", { message, fields: { requires: message } });
}

/** What courses are called, in the order of their ids here; one that is not there ends it. */
export async function codesOf(db: Reader, ids: readonly number[]): Promise<string[]> {
  const found = await db
    .select({ id: courses.id, code: courses.code })
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), isNull(courses.deletedAt)));
  return ids.map((id) => found.find((one) => one.id === id)?.code ?? fail("not_found"));
}

/** Of which courses a score of the current session is entered: units and split then change from the next. */
export async function scoredNow(db: Reader, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const entered = db
    .select({ one: sql`1` })
    .from(scores)
    .where(and(eq(scores.sheetId, scoreSheets.id), isScored));
  const found = await db
    .select({ id: scoreSheets.courseId })
    .from(scoreSheets)
    .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
    .where(and(inArray(scoreSheets.courseId, [...ids]), academicSessions.current, exists(entered)));
  return new Set(found.map(({ id }) => id));
}

export const isScoredNow = async (db: Reader, id: number): Promise<boolean> =>
  (await scoredNow(db, [id])).has(id);

/** A course as the record of changes tells it. */
export async function told(db: Reader, form: CourseForm) {
  const { code, title, creditUnit, semester, borrowable } = form;
  const [department] = await db
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.id, form.departmentId));
  if (!department) fail("not_found");
  return {
    course: code,
    title,
    creditUnit,
    department: department.name,
    level: levelById(form.levelId).name,
    semester,
    coreOrElective: form.status,
    split: words.split(form),
    borrowable,
    requires: (await codesOf(db, form.requires)).toSorted(),
  };
}
