import type { BoardPackSaid } from "@polyportal/api-client/contract/score-sheet-board-packs";
import { fullName } from "@polyportal/domain/format/name";
import type { MarkCode } from "@polyportal/domain/score-sheet/mark-codes";
import { earnedBy } from "@polyportal/domain/score-sheet/row";
import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { beginningOf, courseAsOf } from "../../database/course-as-of.ts";
import { courses } from "../../database/schema/course.ts";
import { scoreAmendments, scoreSheets, scoreVersions } from "../../database/schema/results.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";

export type Semester = { readonly sessionId: number; readonly semester: "First" | "Second" };

const requester = alias(users, "requester");
const applier = alias(users, "applier");

/** What was amended of some students' results of a session up to a semester, the latest first. */
export async function boardAmendments(
  db: Reader,
  studentIds: readonly string[],
  { sessionId, semester }: Semester,
): Promise<BoardPackSaid["amendments"]> {
  const rows = await db
    .select({
      amendment: scoreAmendments,
      code: courses.code,
      student: users,
      matricNumber: students.number,
      after: scoreVersions,
      requester,
      applier,
    })
    .from(scoreAmendments)
    .innerJoin(scoreSheets, eq(scoreSheets.id, scoreAmendments.sheetId))
    .innerJoinLateral(
      courseAsOf(beginningOf(scoreSheets.sessionId), scoreSheets.courseId),
      sql`true`,
    )
    .innerJoin(users, eq(users.id, scoreAmendments.studentId))
    .innerJoin(students, eq(students.id, scoreAmendments.studentId))
    .leftJoin(
      scoreVersions,
      and(
        eq(scoreVersions.sheetId, scoreAmendments.sheetId),
        eq(scoreVersions.studentId, scoreAmendments.studentId),
        eq(scoreVersions.version, sql`${scoreAmendments.version} + 1`),
      ),
    )
    .leftJoin(requester, eq(requester.id, scoreAmendments.requestedBy))
    .leftJoin(applier, eq(applier.id, scoreAmendments.appliedBy))
    .where(
      and(
        inArray(scoreAmendments.studentId, [...studentIds]),
        eq(scoreSheets.sessionId, sessionId),
        lte(courses.semester, semester),
      ),
    )
    .orderBy(desc(scoreAmendments.amendedAt), asc(courses.code), asc(students.number));
  return rows.map(({ amendment, code, student, matricNumber, after, ...by }) => ({
    code,
    fullName: fullName(student),
    matricNumber,
    before: resultOf(amendment),
    after: resultOf(after ?? { total: null, code: null }),
    reason: amendment.reason,
    amendedAt: amendment.amendedAt.toISOString(),
    requestedBy: by.requester ? fullName(by.requester) : "",
    appliedBy: by.applier ? fullName(by.applier) : "",
    minuteNumber: amendment.minuteNumber,
  }));
}

/** A total, and what stands in the grade's column beside it. */
export const resultOf = (row: {
  readonly total: number | null;
  readonly code: MarkCode | null;
}) => ({
  total: row.total,
  grade: row.code ?? earnedBy(row)?.grade ?? null,
});
