import { gradeOf } from "@polyportal/domain/results/scale";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { studentSessions } from "../../database/schema/student.ts";

/**
 * The one place that reads a student's scores: of published sheets alone, so that no answer can tell
 * what is in the others, nor how many there are.
 */
export const publishedOf = prepared((db) =>
  db
    .select({
      sheetId: scores.sheetId,
      version: scores.version,
      total: scores.total,
      courseId: courses.id,
      code: courses.code,
      title: courses.title,
      creditUnit: courses.creditUnit,
      semester: courses.semester,
      sessionId: scoreSheets.sessionId,
      sessionFrom: academicSessions.from,
      session: academicSessions.name,
      // The level at which the student was; whoever has no row for it counts as of the course's.
      levelId: sql<number>`coalesce(${studentSessions.levelId}, ${courses.levelId})`,
    })
    .from(scores)
    .innerJoin(
      scoreSheets,
      and(eq(scoreSheets.id, scores.sheetId), eq(scoreSheets.state, "published")),
    )
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
    .leftJoin(
      studentSessions,
      and(
        eq(studentSessions.studentId, scores.studentId),
        eq(studentSessions.sessionId, scoreSheets.sessionId),
      ),
    )
    .where(eq(scores.studentId, sql.placeholder("studentId")))
    .orderBy(academicSessions.from, courses.semester, courses.code)
    .prepare("published_scores"),
);

/** A student's published grades, in the order of the calendar and of the codes. */
export async function publishedAttempts(db: Reader, studentId: string) {
  const rows = await publishedOf(db).execute({ studentId });
  return rows.map(({ total, ...course }) => {
    const { grade, point } = gradeOf(total);
    return { ...course, total, grade, point };
  });
}

export type PublishedAttempt = Awaited<ReturnType<typeof publishedAttempts>>[number];
