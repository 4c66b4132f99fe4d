import type { courseClassEndpoints } from "@polyportal/api-client/contract/course-classes";
import { planClassCopy, type PastClass } from "@polyportal/domain/course/copy-classes";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { levelById } from "@polyportal/domain/student/levels";
import { asc, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Reader } from "../../database/connect.ts";
import { copyRows } from "../../database/copy-rows.ts";
import { courseClasses, courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { sessionAsked } from "../../database/session-asked.ts";
import { bulkEditOf } from "../../import/bulk-edit.ts";
import { groupBy } from "../../lists/group-by.ts";
import type { Handler } from "../../server/handler.ts";
import { classesInUse } from "./classes-in-use.ts";
import { refusePastClasses } from "./past-classes.ts";
import { lockClassesOf } from "./set-course-classes.ts";

type Endpoints = typeof courseClassEndpoints;

/** What copying would bring. */
export const previewCopyCourseClasses: Handler<Endpoints["previewCopyCourseClasses"]> = async (
  { db },
  asked,
) => {
  const { session, from, plan } = await planned(db, asked.session);
  const { rows, off, deleted, closed, courses: count, kept } = plan;
  return {
    session: session.name,
    from,
    courses: count,
    classes: rows.length,
    kept,
    off: [...off],
    deleted: [...deleted],
    closed: [...closed],
  };
};

/** Copies: the same plan, made anew while nobody else changes who takes these courses. */
export const copyCourseClasses: Handler<Endpoints["copyCourseClasses"]> = async (
  { caller, change, now },
  asked,
) => {
  const copied = await changeIfNeeded(change, async ({ tx, audit }) => {
    const { before } = await sessionAsked(tx, asked.session);
    const past = before ? await tookIn(tx, before.id) : [];
    await lockClassesOf(tx, [...new Set(past.map(({ courseId }) => courseId))]);
    const { session, from, plan } = await planned(tx, asked.session);
    if (from === null || plan.rows.length === 0) return undefined;
    await refusePastClasses(tx, session, plan.rows);
    const rows = plan.rows.map((row) => ({ ...row, id: uuid() }));
    const undoId = await copiedClasses.make(
      { tx, audit },
      {
        by: { caller, now },
        title: words.copied(plan.courses),
        rows: rows.map(({ id, courseId, code, ...one }) => ({
          verdict: "New",
          cells: [nameOf(one), code],
          target: { id, courseId },
        })),
        write: () =>
          copyRows(
            tx,
            courseClasses,
            rows.map(({ id, courseId, departmentId, levelId }) => {
              const of = { courseId, departmentId, levelId };
              return { id, ...of, sessionId: session.id };
            }),
          ),
      },
    );
    for (const [courseId, own] of groupBy(plan.rows, (row) => row.courseId)) {
      audit({
        action: "copyCourseClasses",
        subject: "course",
        subjectId: String(courseId),
        after: {
          course: own[0]?.code,
          session: session.name,
          copiedFrom: from,
          classes: own.length,
          addedClasses: own.map(nameOf),
        },
      });
    }
    return { courses: plan.courses, undoId };
  });
  return copied ?? { courses: 0, undoId: null };
};

/** Last session's classes of courses, copied at once. */
export const copiedClasses = bulkEditOf<{ id: string; courseId: number }>({
  name: "copied-classes",
  claim: "courses.enter",
  columns: [
    { key: "class", heading: words.class },
    { key: "courseCode", heading: words.columns.code },
  ],
  tables: [
    { table: courseClasses, key: courseClasses.id, idOf: ({ id }) => id, keeps: classesInUse },
  ],
  subject: "course",
  subjectId: ({ courseId }) => String(courseId),
});

const nameOf = ({ department, levelId }: Pick<PastClass, "department" | "levelId">): string =>
  words.className(department, levelById(levelId).name);

async function planned(db: Reader, id: number | undefined) {
  const { session, before } = await sessionAsked(db, id);
  const past = before ? await tookIn(db, before.id) : [];
  const now = await tookIn(db, session.id);
  const taken = now.filter(({ home }) => !home).map(({ courseId }) => courseId);
  return { session, from: before?.name ?? null, plan: planClassCopy(past, new Set(taken)) };
}

/** Which classes took which courses in a session, and how these stand now. */
const tookIn = (db: Reader, sessionId: number): Promise<PastClass[]> =>
  db
    .select({
      courseId: courses.id,
      code: courses.code,
      course: sql<PastClass["course"]>`case
        when ${courses.deletedAt} is not null then 'deleted'
        when ${courses.active} then 'active' else 'off' end`,
      departmentId: courseClasses.departmentId,
      department: departments.name,
      departmentActive: departments.active,
      levelId: courseClasses.levelId,
      home: sql<boolean>`(${courseClasses.departmentId}, ${courseClasses.levelId})
        = (${courses.departmentId}, ${courses.levelId})`,
    })
    .from(courseClasses)
    .innerJoin(courses, eq(courses.id, courseClasses.courseId))
    .innerJoin(departments, eq(departments.id, courseClasses.departmentId))
    .where(eq(courseClasses.sessionId, sessionId))
    .orderBy(asc(courses.code), asc(courseClasses.levelId), asc(departments.name));
