import { earnedBy } from "@polyportal/domain/score-sheet/row";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared.ts";
import { scoreAmendments, scores } from "../../database/schema/results.ts";

/** A student's published scores before they were amended, oldest first. */
export const amendmentsOf = prepared((db) =>
  db
    .select({
      sheetId: scoreAmendments.sheetId,
      total: scoreAmendments.total,
      code: scoreAmendments.code,
      reason: scoreAmendments.reason,
      amendedAt: scoreAmendments.amendedAt,
    })
    .from(scores)
    .innerJoin(
      scoreAmendments,
      and(
        eq(scoreAmendments.sheetId, scores.sheetId),
        eq(scoreAmendments.studentId, scores.studentId),
      ),
    )
    .where(and(eq(scores.studentId, sql.placeholder("studentId")), isNotNull(scores.publishedAt)))
    .orderBy(scoreAmendments.sheetId, scoreAmendments.version)
    .prepare("score_amendments_of"),
);

type Amendment = Awaited<ReturnType<ReturnType<typeof amendmentsOf>["execute"]>>[number];

/** An amendment as the student sees it. */
export const amendmentView = ({ total, code, reason, amendedAt }: Amendment) => ({
  total,
  grade: code ?? earnedBy({ total, code })?.grade ?? null,
  reason,
  amendedAt: amendedAt.toISOString(),
});
