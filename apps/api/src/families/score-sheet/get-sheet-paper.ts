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

/** A published sheet's code; what is provisional or being looked at again has none. */
export const getSheetPaper: Handler<(typeof sheetPaperEndpoints)["getSheetPaper"]> = async (
  ctx,
  which,
) => {
  const { found } = await visibleSheet(ctx, which);
  const { course, sheet } = found;
  if (sheet?.state !== "published" || sheet.heldAt) return { verification: null };
  const [roster, amendments] = await Promise.all([
    rosterOf(ctx.db, which),
    ctx.db.$count(scoreAmendments, eq(scoreAmendments.sheetId, sheet.id)),
  ]);
  const rows = roster.filter(isPrinted);
  const verification = await issueDocument(ctx, {
    kind: "result-sheet",
    subjectId: sheet.id,
    holderId: null,
    facts: sheetFacts({
      ...statisticsOf(rows),
      code: course.code,
      title: course.title,
      department: found.department,
      session: found.session,
      semester: course.semester,
      students: rows.length,
      amendments,
      boardDate: sheet.boardDate,
      minuteNumber: sheet.minuteNumber,
    }),
  });
  return { verification };
};
