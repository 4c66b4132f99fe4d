import { earnedBy } from "@polyportal/domain/score-sheet/row";
import { and, eq, exists, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { scoreAmendments, scores, scoreSheets } from "../../database/schema/results.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { groupBy } from "../../lists/group-by.ts";
import { creditUnitIn } from "../../database/units-in-session.ts";

/**
 * The one place that reads students' scores: of published rows alone, so that no answer can tell
 * what is in the others, nor how many there are. A row is published with its sheet where its
 * registration is approved, and stays so.
 */
export const publishedOf = prepared((db) =>
  db
    .select({
      studentId: scores.studentId,
      sheetId: scores.sheetId,
      total: scores.total,
      mark: scores.code,
      amended: exists(
        db
          .select({ one: sql`1` })
          .from(scoreAmendments)
          .where(
            and(
              eq(scoreAmendments.sheetId, scores.sheetId),
              eq(scoreAmendments.studentId, scores.studentId),
            ),
          ),
      ).mapWith(Boolean),
      /** The sheet is being looked at again: nothing of its semester is printed meanwhile. */
      held: isNotNull(scoreSheets.heldAt).mapWith(Boolean),
      courseId: courses.id,
      code: courses.code,
      title: courses.title,
      creditUnit: creditUnitIn(academicSessions.from).as("units_in_session"),
      semester: courses.semester,
      sessionId: scoreSheets.sessionId,
      sessionFrom: academicSessions.from,
      session: academicSessions.name,
      // The level at which the student was; whoever has no row for it counts as of the course's.
      levelId: sql<number>`coalesce(${studentSessions.levelId}, ${courses.levelId})`,
    })
    .from(scores)
    .innerJoin(scoreSheets, eq(scoreSheets.id, scores.sheetId))
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
    .leftJoin(
      studentSessions,
      and(
        eq(studentSessions.studentId, scores.studentId),
        eq(studentSessions.sessionId, scoreSheets.sessionId),
      ),
    )
    .where(
      and(
        sql`${scores.studentId} = any(${sql.placeholder("studentIds")}::uuid[])`,
        isNotNull(scores.publishedAt),
      ),
    )
    .orderBy(academicSessions.from, courses.semester, courses.code)
    .prepare("published_scores"),
);

type PublishedRow = Awaited<ReturnType<ReturnType<typeof publishedOf>["execute"]>>[number];

const attemptsIn = (rows: readonly PublishedRow[]) =>
  rows.flatMap((row) => {
    const earned = earnedBy({ total: row.total, code: row.mark });
    return earned ? [{ ...row, ...earned }] : [];
  });

/**
 * A student's published grades, in the order of the calendar and of the codes. What has no grade
 * (withheld, an accepted absence, work outstanding) is none of them: the course is awaited.
 */
export const publishedAttempts = async (db: Reader, studentId: string) =>
  attemptsIn(await publishedOf(db).execute({ studentIds: [studentId] }));

export type PublishedAttempt = Awaited<ReturnType<typeof publishedAttempts>>[number];

/** The same of many students at once, by the student. */
export const attemptsOfStudents = async (db: Reader, studentIds: readonly string[]) =>
  groupBy(
    attemptsIn(await publishedOf(db).execute({ studentIds: [...studentIds] })),
    ({ studentId }) => studentId,
  );
