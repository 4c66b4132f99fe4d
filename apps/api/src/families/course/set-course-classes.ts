import type { courseClassEndpoints } from "@polyportal/api-client/contract/course-classes";
import {
  classChanges,
  inClassOrder,
  isSameClass,
  type SchoolClass,
} from "@polyportal/domain/course/classes";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Transaction } from "../../database/connect.ts";
import { copyRows } from "../../database/copy-rows.ts";
import { courseClasses, courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { sessionAsked } from "../../database/session-asked.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { courseOf } from "./course.ts";
import { refusePastClasses } from "./past-classes.ts";

type Endpoints = typeof courseClassEndpoints;

/** Sets the classes of a course, if they are still those that were seen. Registrations stay as they are. */
export const setCourseClasses: Handler<Endpoints["setCourseClasses"]> = async (
  { change },
  { courseId, sessionId, was, ...given },
) => {
  await changeIfNeeded(change, async ({ tx, audit }) => {
    const { session } = await sessionAsked(tx, sessionId);
    await lockClassesOf(tx, [courseId]);
    const course = await courseOf(tx, courseId);
    const others = (classes: readonly SchoolClass[]) =>
      inClassOrder(classes.filter((one) => !isSameClass(one, course)));
    const before = others(
      await tx.select().from(courseClasses).where(ofCourse(courseId, sessionId)),
    );
    const wanted = others(given.classes);
    const { added, removed } = classChanges(before, wanted);
    // Two who want the same both have it.
    if (added.length + removed.length === 0) return undefined;
    if (isChanged(before, others(was))) {
      return failWithConflict(tx, {
        subject: "course",
        subjectId: String(courseId),
        actions: ["setCourseClasses", "copyCourseClasses", "undoRecord"],
      });
    }
    await refusePastClasses(tx, session, [...added, ...removed]);
    const names = await namesOf(tx, [...added, ...removed]);
    if (removed.length > 0) {
      const gone = removed.map(({ departmentId, levelId }) => sql`(${departmentId}, ${levelId})`);
      await tx
        .delete(courseClasses)
        .where(
          and(
            ofCourse(courseId, sessionId),
            sql`(${courseClasses.departmentId}, ${courseClasses.levelId}) in (${sql.join(gone, sql`, `)})`,
          ),
        );
    }
    await copyRows(
      tx,
      courseClasses,
      added.map((one) => ({ ...one, courseId, sessionId })),
    );
    audit({
      action: "setCourseClasses",
      subject: "course",
      subjectId: String(courseId),
      before: { classes: before.length },
      after: {
        course: course.code,
        session: session.name,
        classes: wanted.length,
        ...(added.length > 0 && { addedClasses: added.map(names) }),
        ...(removed.length > 0 && { removedClasses: removed.map(names) }),
      },
    });
    return wanted;
  });
  return {};
};

const ofCourse = (courseId: number, sessionId: number) =>
  and(eq(courseClasses.courseId, courseId), eq(courseClasses.sessionId, sessionId));

const isChanged = (before: readonly SchoolClass[], was: readonly SchoolClass[]): boolean => {
  const { added, removed } = classChanges(before, was);
  return added.length + removed.length > 0;
};

/** Keeps everybody else from changing who takes these courses until the transaction ends. */
export const lockClassesOf = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, [...ids]))
    .orderBy(courses.id)
    .for("no key update");

/** What classes are called; a department that is not there ends it. */
async function namesOf(tx: Transaction, classes: readonly SchoolClass[]) {
  const ids = [...new Set(classes.map(({ departmentId }) => departmentId))];
  const found = await tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(inArray(departments.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  if (names.size < ids.length) fail("not_found");
  return ({ departmentId, levelId }: SchoolClass) =>
    words.className(names.get(departmentId) ?? "", levelById(levelId).name);
}
