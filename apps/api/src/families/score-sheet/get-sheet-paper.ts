import type { ScoreRow } from "@polyportal/api-client/contract/score-sheet";
import type { sheetPaperEndpoints } from "@polyportal/api-client/contract/score-sheet-paper";
import { sheetFacts } from "@polyportal/domain/document/papers/sheet";
import { isPrinted } from "@polyportal/domain/score-sheet/printed";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { eq } from "drizzle-orm";
import { scoreAmendments } from "../../database/schema/results.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { visibleSheet } from "./get-score-sheet.ts";
import { rosterOf } from "./roster.ts";
import type { FoundSheet } from "./sheet.ts";

type Issuing = Parameters<typeof issueDocument>[0];

/** A published sheet's code; what is provisional or being looked at again has none. */
export const getSheetPaper: Handler<(typeof sheetPaperEndpoints)["getSheetPaper"]> = async (
  ctx,
  which,
) => {
  const { found } = await visibleSheet(ctx, which);
  const isOut = found.sheet?.state === "published";
  return {
    verification: isOut ? await sheetCode(ctx, found, await rosterOf(ctx.db, which)) : null,
  };
};

/** The code of a sheet, over the rows that stand on it. */
export async function sheetCode(
  ctx: Issuing,
  { course, sheet, department, session }: FoundSheet,
  roster: readonly ScoreRow[],
) {
  if (sheet?.state !== "published" || sheet.heldAt) return null;
  const rows = roster.filter(isPrinted);
  const amendments = await ctx.db.$count(scoreAmendments, eq(scoreAmendments.sheetId, sheet.id));
  return issueDocument(ctx, {
    kind: "result-sheet",
    subjectId: sheet.id,
    holderId: null,
    facts: sheetFacts({
      ...statisticsOf(rows),
      code: course.code,
      title: course.title,
      department,
      session,
      semester: course.semester,
      students: rows.length,
      amendments,
      boardDate: sheet.boardDate,
      minuteNumber: sheet.minuteNumber,
    }),
  });
}
