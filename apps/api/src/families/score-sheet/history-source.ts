import { readsUnpublished } from "@polyportal/domain/results/composite";
import { findsSheet } from "@polyportal/domain/score-sheet/acts";
import { findsAmendment } from "@polyportal/domain/score-sheet/amendment-acts";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { HistorySource } from "../../audit/history.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { amendmentRequests, boardPacks, scoreSheets } from "../../database/schema/results.ts";
import { classReaderOf } from "../results/class-reader.ts";
import { amendmentRelation } from "./amendment-relation.ts";
import { sheetRelation } from "./sheet-relation.ts";

/** A sheet's past, for whoever finds the sheet: its steps, what was entered, and what was amended since. */
export const historyOfSheet: HistorySource = async (db, caller, id) => {
  const [sheet] = await db.select().from(scoreSheets).where(eq(scoreSheets.id, id));
  const relation = sheet && (await sheetRelation(db, caller, sheet));
  if (!relation || !findsSheet(relation.who)) return undefined;
  const amended = await db
    .select({ id: amendmentRequests.id })
    .from(amendmentRequests)
    .where(eq(amendmentRequests.sheetId, id));
  return {
    // Entering and reminding are noted under the course.
    besides: or(
      and(
        eq(auditRows.subject, "course"),
        eq(auditRows.subjectId, String(sheet.courseId)),
        inArray(auditRows.action, ["saveScores", "remindOfScores"]),
        sql`${auditRows.after} ->> 'sessionId' = ${String(sheet.sessionId)}`,
      ),
      and(
        eq(auditRows.subject, "amendment"),
        inArray(
          auditRows.subjectId,
          amended.map((one) => one.id),
        ),
      ),
    ),
  };
};

/** The past of a request to amend a score, for whoever finds the request. */
export const historyOfAmendment: HistorySource = async (db, caller, id) => {
  const relation = await amendmentRelation(db, caller, id);
  return relation && findsAmendment(relation.who) ? {} : undefined;
};

/** The past of a board pack, for whoever reads the class's unpublished results. */
export const historyOfBoardPack: HistorySource = async (db, caller, id) => {
  const [pack] = await db.select().from(boardPacks).where(eq(boardPacks.id, id));
  if (!pack) return undefined;
  const { departmentOptionId: optionId, ...row } = pack;
  const found = await classReaderOf(db, caller, { ...row, optionId });
  return found && readsUnpublished(found.who) ? {} : undefined;
};
