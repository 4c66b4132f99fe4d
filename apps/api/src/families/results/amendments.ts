import { gradeOf } from "@polyportal/domain/results/scale";
import { and, eq, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared.ts";
import { scoreAmendments, scores, scoreSheets } from "../../database/schema/results.ts";

/** What a student's published scores were before they were amended, the first version first. */
export const amendmentsOf = prepared((db) =>
  db
    .select({
      sheetId: scoreAmendments.sheetId,
      total: scoreAmendments.total,
      reason: scoreAmendments.reason,
      amendedAt: scoreAmendments.amendedAt,
    })
    .from(scores)
    .innerJoin(
      scoreSheets,
      and(eq(scoreSheets.id, scores.sheetId), eq(scoreSheets.state, "published")),
    )
    .innerJoin(
      scoreAmendments,
      and(
        eq(scoreAmendments.sheetId, scores.sheetId),
        eq(scoreAmendments.studentId, scores.studentId),
      ),
    )
    .where(eq(scores.studentId, sql.placeholder("studentId")))
    .orderBy(scoreAmendments.sheetId, scoreAmendments.version)
    .prepare("score_amendments_of"),
);

type Amendment = Awaited<ReturnType<ReturnType<typeof amendmentsOf>["execute"]>>[number];

/** An amendment as the student reads it. */
export const amendmentView = ({ total, reason, amendedAt }: Amendment) => ({
  total,
  grade: gradeOf(total).grade,
  reason,
  amendedAt: amendedAt.toISOString(),
});
