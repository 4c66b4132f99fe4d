import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { courseLecturerEndpoints } from "@polyportal/api-client/contract/lecturer-courses";
import { fullName } from "@polyportal/domain/format/name";
import { planCopy, type Copy } from "@polyportal/domain/lecturer/course-lecturers";
import { lecturerCopyMessages } from "@polyportal/domain/messages/course-lecturer-copies";
import {
  courseLecturerColumns,
  courseLecturerMessages as words,
} from "@polyportal/domain/messages/course-lecturers";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { copyRows } from "../../database/copy-rows.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { sessionAsked } from "../../database/session-asked.ts";
import { bulkEditOf } from "../../import/bulk-edit.ts";
import type { Handler } from "../../server/handler.ts";
import { taughtPublished } from "./taught-published.ts";
import { coursesAsked, taught } from "./list-course-lecturers.ts";
import { isTeaching } from "./taught-course.ts";
import { tellAssigned } from "./tell-assigned.ts";

type Endpoints = typeof courseLecturerEndpoints;
type Asked = ParsedInputOf<Endpoints["copyCourseLecturers"]>;

/** What copying would bring. */
export const previewCopyCourseLecturers: Handler<Endpoints["previewCopyCourseLecturers"]> = async (
  { db },
  asked,
) => {
  const { from, plan } = await planned(db, asked);
  const { courses: count, gone, published } = plan;
  return { from, courses: count, gone: [...gone], published };
};

/** Copies: the same plan, made anew while nobody else assigns these courses. */
export const copyCourseLecturers: Handler<Endpoints["copyCourseLecturers"]> = async (
  { caller, change, services, now },
  asked,
) => {
  const copied = await changeIfNeeded(change, async ({ tx, audit }) => {
    await lockListed(tx, asked);
    const { from, session, plan, codes } = await planned(tx, asked);
    if (from === null || plan.rows.length === 0) return undefined;
    const rows = plan.rows.map((row) => ({ ...row, id: uuid(), sessionId: session.id }));
    const undoId = await copiedLecturers.make(
      { tx, audit },
      {
        by: { caller, now },
        title: lecturerCopyMessages.copied(plan.courses),
        rows: rows.map(({ id, courseId, lecturer }) => ({
          verdict: "New",
          cells: [lecturer, codes.get(courseId) ?? ""],
          target: { id, courseId },
        })),
        write: () =>
          copyRows(
            tx,
            courseLecturers,
            rows.map(({ id, courseId, sessionId, lecturerId, coordinator }) => ({
              id,
              courseId,
              sessionId,
              lecturerId,
              coordinator,
            })),
          ),
      },
    );
    await tellAssigned(tx, { services, now }, rows);
    for (const [courseId, rows] of groupedByCourse(plan.rows)) {
      audit({
        action: "copyCourseLecturers",
        subject: "course",
        subjectId: String(courseId),
        after: {
          course: codes.get(courseId),
          session: session.name,
          copiedFrom: from,
          lecturers: rows
            .map(({ lecturer, coordinator }) =>
              coordinator ? words.coordinates(lecturer) : lecturer,
            )
            .join(", "),
        },
      });
    }
    return { courses: plan.courses, undoId };
  });
  return copied ?? { courses: 0, undoId: null };
};

/** Last session's lecturers of courses, copied at once. */
export const copiedLecturers = bulkEditOf<{ id: string; courseId: number }>({
  name: "copied-lecturers",
  claim: "users.enter",
  columns: [
    { key: "lecturer", heading: words.lecturer },
    { key: "courseCode", heading: courseLecturerColumns.courseCode.heading },
  ],
  tables: [
    {
      table: courseLecturers,
      key: courseLecturers.id,
      idOf: ({ id }) => id,
      keeps: taughtPublished,
    },
  ],
  subject: "course",
  subjectId: ({ courseId }) => String(courseId),
});

/** The listed courses, without what their list counts. */
const listedCourses = (db: Reader, asked: Asked) =>
  db
    .select({
      id: courses.id,
      code: courses.code,
      sheet: scoreSheets.state,
      assigned: sql<boolean>`${taught()}`,
    })
    .from(courses)
    .innerJoin(academicSessions, sql`true`)
    .leftJoin(
      scoreSheets,
      and(eq(scoreSheets.courseId, courses.id), eq(scoreSheets.sessionId, academicSessions.id)),
    )
    .where(coursesAsked(asked));

/** The listed courses, whose lecturers nobody else changes until the end, nor publishes their sheets. */
async function lockListed(tx: Transaction, asked: Asked): Promise<void> {
  const ids = (await listedCourses(tx, asked)).map(({ id }) => id);
  const { session } = await sessionAsked(tx, asked.session);
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, ids))
    .orderBy(courses.id)
    .for("no key update");
  await tx
    .select({ id: scoreSheets.id })
    .from(scoreSheets)
    .where(and(eq(scoreSheets.sessionId, session.id), inArray(scoreSheets.courseId, ids)))
    .for("share");
}

async function planned(db: Reader, asked: Asked) {
  const { session, before } = await sessionAsked(db, asked.session);
  const listed = await listedCourses(db, asked);
  const ids = (some: typeof listed) => new Set(some.map(({ id }) => id));
  const past = before ? await taughtIn(db, before.id, ids(listed)) : [];
  const plan = planCopy(past, {
    assigned: ids(listed.filter(({ assigned }) => assigned)),
    published: ids(listed.filter(({ sheet }) => sheet === "published")),
  });
  const codes = new Map(listed.map(({ id, code }) => [id, code]));
  return { session, from: before?.name ?? null, plan, codes };
}

/** Who taught these courses then, and whether they are still here. */
async function taughtIn(db: Reader, sessionId: number, courseIds: ReadonlySet<number>) {
  const found = await db
    .select({ assignment: courseLecturers, person: users })
    .from(courseLecturers)
    .innerJoin(users, eq(users.id, courseLecturers.lecturerId))
    .where(
      and(
        eq(courseLecturers.sessionId, sessionId),
        sql`${courseLecturers.courseId} = any(${sql.param([...courseIds])}::int[])`,
      ),
    )
    .orderBy(courseLecturers.courseId, desc(courseLecturers.coordinator), users.lastname, users.id);
  return found.map(({ assignment: { courseId, lecturerId, coordinator }, person }) => ({
    courseId,
    lecturerId,
    coordinator,
    lecturer: fullName(person),
    here: isTeaching(person),
  }));
}

function groupedByCourse(rows: readonly Copy[]): ReadonlyMap<number, readonly Copy[]> {
  const grouped = new Map<number, Copy[]>();
  for (const row of rows) grouped.set(row.courseId, [...(grouped.get(row.courseId) ?? []), row]);
  return grouped;
}
