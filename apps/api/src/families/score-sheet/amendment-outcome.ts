import type { scoreAmendmentEndpoints } from "@polyportal/api-client/contract/score-sheet-amendments";
import { standingAround, withAmended } from "@polyportal/domain/results/amended";
import { isAmendable, readAmendment } from "@polyportal/domain/score-sheet/amendment";
import { amendmentRefusalWords } from "@polyportal/domain/messages/amendment-news";
import { earnedBy, type Marks } from "@polyportal/domain/score-sheet/row";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { publishedAttempts } from "../results/published.ts";
import { visibleSheet } from "./get-score-sheet.ts";
import { rosterOf } from "./roster.ts";
import { splitOf, type FoundSheet } from "./sheet.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** The row of a published sheet that can be amended, of somebody who is on it. */
export async function amendableRow(
  db: Reader,
  { found, which, studentId }: { found: FoundSheet; which: Which; studentId: string },
) {
  const only = sql`everybody.student_id = ${studentId}::uuid`;
  const [row] = await rosterOf(db, which, only);
  if (!row || !found.sheet) return fail("not_found");
  if (found.sheet.state !== "published" || !isAmendable(row)) {
    fail("sheet_locked", { message: amendmentRefusalWords.not_published });
  }
  return { row, sheet: found.sheet };
}

/** What a row and its student's averages are, and would be: by the summaries that the student reads. */
export const getAmendmentOutcome: Handler<
  (typeof scoreAmendmentEndpoints)["getAmendmentOutcome"]
> = async (ctx, { courseId, sessionId, studentId, ...typed }) => {
  const which = { courseId, sessionId };
  const { found } = await visibleSheet(ctx, which);
  const { row, sheet } = await amendableRow(ctx.db, { found, which, studentId });
  const read = readAmendment({ ...typed, reason: forCode }, row, splitOf(found));
  if ("refusals" in read) return fail("invalid_input", { fields: { ...read.refusals } });
  const [attempts, at] = await Promise.all([
    publishedAttempts(ctx.db, studentId),
    takenAt(ctx.db, found, which, studentId),
  ]);
  const averagesWith = (result: Result) => {
    const earned = earnedBy(result);
    const amended = earned && { ...at, ...earned, sheetId: sheet.id };
    return standingAround(withAmended(attempts, sheet.id, amended), at);
  };
  return {
    before: { ...shown(row), ...standingAround(attempts, at) },
    after: {
      ...shown({ ...read.marks, total: read.total }),
      ...averagesWith({ ...read.marks, total: read.total }),
    },
  };
};

/** Codes that want a reason have one: that of the request. */
const forCode = "amendment";

type Result = Pick<Marks, "code"> & { readonly total: number | null };

const shown = ({ total, code }: Result) => ({
  total,
  grade: code ?? earnedBy({ total, code })?.grade ?? null,
});

/** What an average needs to know of the course: its units then, when it was taken and at which level. */
async function takenAt(
  db: Reader,
  { course, creditUnit }: FoundSheet,
  { courseId, sessionId }: Which,
  studentId: string,
) {
  const [session] = await db
    .select({
      sessionFrom: academicSessions.from,
      levelId: sql<number>`coalesce((
        select level_id from student_sessions
        where student_id = ${studentId} and session_id = ${sessionId}), ${course.levelId})`,
    })
    .from(academicSessions)
    .where(eq(academicSessions.id, sessionId));
  if (!session) return fail("not_found");
  return { ...session, courseId, sessionId, creditUnit, semester: course.semester };
}
