import type { ScoreRow, scoreSheetEndpoints } from "@polyportal/api-client/contract/score-sheet";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { scoreRefusals, sheetRefusalWords } from "@polyportal/domain/messages/score-sheet";
import { refusalOfSheetAct } from "@polyportal/domain/score-sheet/acts";
import { readRow, totalOf, type Marks } from "@polyportal/domain/score-sheet/row";
import type { Split } from "@polyportal/domain/score-sheet/split";
import { sql } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { visibleSheet } from "./get-score-sheet.ts";
import { rosterOf } from "./roster.ts";
import { splitOf, standingOf } from "./sheet.ts";
import { lockDraft, writeScores, type WrittenRow } from "./write-scores.ts";

type Endpoint = (typeof scoreSheetEndpoints)["saveScores"];
type Typed = ParsedInputOf<Endpoint>["rows"][number];

/**
 * Saves rows as they were typed. A row that somebody has changed since its writer saw it comes back as it
 * stands; one with a wrong cell stays as it was. The first mark fixes the sheet's split.
 */
export const saveScores: Handler<Endpoint> = async (ctx, { rows, source, ...which }) => {
  const { caller, now } = ctx;
  const { found, who, chain } = await visibleSheet(ctx, which);
  const refusal = refusalOfSheetAct("enter", standingOf(found), who, chain, now);
  if (refusal) fail(refusal, { message: sheetRefusalWords[refusal] });

  const answer = await changeIfNeeded(ctx.change, async (change) => {
    const sheet = await lockDraft(change.tx, found, which, { userId: caller.userId, now });
    const before = new Map(
      (await rosterOf(change.tx, which, ofStudents(rows))).map((row) => [row.studentId, row]),
    );
    const outcome = judge(rows, before, sheet.split);
    if (outcome.saved.length === 0) return undefined;
    const written = { source, enteredBy: caller.userId, enteredAt: now };
    await writeScores(change, found, sheet, outcome.saved, written);
    return { revision: sheet.revision, ...outcome };
  });
  const stands = new Map(
    (await rosterOf(ctx.db, which, ofStudents(rows))).map((row) => [row.studentId, row]),
  );
  // A row with a mark stays on the roster, also of who drops the course meanwhile: no conflict is lost here.
  const asTheyStand = (ids: readonly string[]) => ids.flatMap((id) => stands.get(id) ?? []);
  const { conflicts, refused } = answer ?? judge(rows, stands, splitOf(found));
  return {
    revision: answer?.revision ?? found.sheet?.revision ?? 0,
    saved: asTheyStand(answer?.saved.map(({ studentId }) => studentId) ?? []),
    conflicts: asTheyStand(conflicts),
    refused,
  };
};

type Outcome = {
  readonly saved: readonly WrittenRow[];
  readonly conflicts: readonly string[];
  readonly refused: { studentId: string; cells: Record<string, string> }[];
};

/** What of the typed rows is written, what somebody else was faster with, and what is wrong. */
function judge(
  rows: readonly Typed[],
  before: ReadonlyMap<string, ScoreRow>,
  split: Split,
): Outcome {
  const saved: WrittenRow[] = [];
  const conflicts: string[] = [];
  const refused: Outcome["refused"] = [];
  for (const { studentId, version, ...typed } of rows) {
    const stands = before.get(studentId);
    if (!stands) {
      refused.push({ studentId, cells: { row: scoreRefusals.notInCourse } });
    } else if (stands.version !== version) {
      conflicts.push(studentId);
    } else {
      const read = readRow(typed, stands, split);
      if ("refusals" in read) refused.push({ studentId, cells: { ...read.refusals } });
      else if (!isSame(read, stands)) {
        saved.push({ studentId, version, ...read, total: totalOf(read.marks, split) });
      }
    }
  }
  return { saved, conflicts, refused };
}

const isSame = ({ marks, reason }: { marks: Marks; reason: string }, stands: ScoreRow): boolean =>
  marks.test === stands.test &&
  marks.lab === stands.lab &&
  marks.exam === stands.exam &&
  marks.code === stands.code &&
  reason === stands.reason;

const ofStudents = (rows: readonly { studentId: string }[]) =>
  sql`everybody.student_id = any(${sql.param(rows.map(({ studentId }) => studentId))}::uuid[])`;
