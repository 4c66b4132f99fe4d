import { earnedBy } from "@polyportal/domain/score-sheet/row";
import { and, eq, exists, isNotNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { courseAsOf } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { scoreAmendments, scores, scoreSheets } from "../../database/schema/results.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { groupBy } from "../../lists/group-by.ts";

const isOneOf = (studentId: AnyColumn) =>
  sql`${studentId} = any(${sql.placeholder("studentIds")}::uuid[])`;

/** The scores that meet `seen`, sorted by semester and course code. */
const scoresOf = (db: Reader, seen: SQL) =>
  db
    .select({
      studentId: scores.studentId,
      sheetId: scores.sheetId,
      total: scores.total,
      mark: scores.code,
      published: isNotNull(scores.publishedAt).mapWith(Boolean),
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
      /** The sheet is being reviewed again, so nothing of its semester is printed. */
      held: isNotNull(scoreSheets.heldAt).mapWith(Boolean),
      courseId: courses.id,
      code: courses.code,
      title: courses.title,
      creditUnit: courses.creditUnit,
      semester: courses.semester,
      sessionId: scoreSheets.sessionId,
      sessionFrom: academicSessions.from,
      session: academicSessions.name,
      // The student's level then; without a row for it, the course's level.
      levelId: sql<number>`coalesce(${studentSessions.levelId}, ${courses.levelId})`,
    })
    .from(scores)
    .innerJoin(scoreSheets, eq(scoreSheets.id, scores.sheetId))
    .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
    .innerJoinLateral(courseAsOf(academicSessions.from, scoreSheets.courseId), sql`true`)
    .leftJoin(
      studentSessions,
      and(
        eq(studentSessions.studentId, scores.studentId),
        eq(studentSessions.sessionId, scoreSheets.sessionId),
        // Both tables get the condition, or PostgreSQL would read one of them for the whole school.
        isOneOf(studentSessions.studentId),
      ),
    )
    .where(and(isOneOf(scores.studentId), seen))
    .orderBy(academicSessions.from, courses.semester, courses.code);

/**
 * The only query of scores for students and advisers. It has published rows only, so that no answer can
 * reveal others or their number. A row is published with its sheet if its registration is approved, and stays
 * published.
 */
export const publishedOf = prepared((db) =>
  scoresOf(db, isNotNull(scores.publishedAt)).prepare("published_scores"),
);

/**
 * Published scores and those that lecturers have submitted, for the head, the dean and the board. Only rows
 * of approved registrations, as they would be published. Drafts are for their lecturers only.
 */
export const handedOnOf = prepared((db) =>
  scoresOf(
    db,
    sql`(${scores.publishedAt} is not null or (${scoreSheets.state} <> 'draft' and exists (
      select from course_registrations registration
      join registered_courses taken on taken.registration_id = registration.id
      where registration.student_id = ${scores.studentId}
        and registration.session_id = ${scoreSheets.sessionId}
        and registration.state = 'approved' and taken.course_id = ${scoreSheets.courseId})))`,
  ).prepare("handed_on_scores"),
);

export type ReadScore = Awaited<ReturnType<ReturnType<typeof publishedOf>["execute"]>>[number];

/** The scores with a grade. Those without one (withheld, accepted absence, work outstanding) are awaited. */
export const attemptsIn = (rows: readonly ReadScore[]) =>
  rows.flatMap((row) => {
    const earned = earnedBy({ total: row.total, code: row.mark });
    return earned ? [{ ...row, ...earned }] : [];
  });

/** A student's published grades, sorted by semester and course code. */
export const publishedAttempts = async (db: Reader, studentId: string) =>
  attemptsIn(await publishedOf(db).execute({ studentIds: [studentId] }));

export type PublishedAttempt = ReturnType<typeof attemptsIn>[number];

/** The same for many students, by student. */
export const attemptsOfStudents = async (db: Reader, studentIds: readonly string[]) =>
  groupBy(
    attemptsIn(await publishedOf(db).execute({ studentIds: [...studentIds] })),
    ({ studentId }) => studentId,
  );
