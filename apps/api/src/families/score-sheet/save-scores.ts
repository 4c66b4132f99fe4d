import type { ScoreRow, scoreSheetEndpoints } from "@polyportal/api-client/contract/score-sheet";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { scoreRefusals, sheetRefusalWords } from "@polyportal/domain/messages/score-sheet";
import { refusalOfSheetAct } from "@polyportal/domain/score-sheet/acts";
import { readRow, totalOf, type Marks } from "@polyportal/domain/score-sheet/row";
import type { ScoreSource } from "@polyportal/domain/score-sheet/sources";
import type { Split } from "@polyportal/domain/score-sheet/split";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { scores, scoreSheets, scoreVersions } from "../../database/schema/results.ts";
import { LostRace } from "../../database/failure-kind.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { visibleSheet } from "./get-score-sheet.ts";
import { rosterOf } from "./roster.ts";
import { splitOf, standingOf, type FoundSheet } from "./sheet.ts";

type Endpoint = (typeof scoreSheetEndpoints)["saveScores"];
type Typed = ParsedInputOf<Endpoint>["rows"][number];
type Which = { readonly courseId: number; readonly sessionId: number };

/**
 * Saves rows as they were typed. A row that somebody has changed since its writer saw it comes back as it
 * stands; one with a wrong cell stays as it was. The first mark begins the sheet, and fixes its split.
 */
export const saveScores: Handler<Endpoint> = async (ctx, { rows, source, ...which }) => {
  const { caller, now } = ctx;
  const { found, who, chain } = await visibleSheet(ctx, which);
  const refusal = refusalOfSheetAct("enter", standingOf(found), who, chain, now);
  if (refusal) fail(refusal, { message: sheetRefusalWords[refusal] });

  const answer = await changeIfNeeded(ctx.change, async (change) => {
    const sheet = await lockDraft(change.tx, found, which, now);
    const before = new Map(
      (await rosterOf(change.tx, which, ofStudents(rows))).map((row) => [row.studentId, row]),
    );
    const outcome = judge(rows, before, sheet.split);
    if (outcome.saved.length === 0) return undefined;
    await writeRows(change.tx, sheet.id, outcome.saved, {
      source,
      enteredBy: caller.userId,
      enteredAt: now,
    });
    noteScores(change, which, found, { rows: outcome.saved, source });
    return { revision: sheet.revision, ...outcome };
  });
  const stands = new Map(
    (await rosterOf(ctx.db, which, ofStudents(rows))).map((row) => [row.studentId, row]),
  );
  const asTheyStand = (ids: readonly string[]) => ids.flatMap((id) => stands.get(id) ?? []);
  const { conflicts, refused } = answer ?? judge(rows, stands, splitOf(found));
  return {
    revision: answer?.revision ?? found.sheet?.revision ?? 0,
    saved: asTheyStand(answer?.saved.map(({ studentId }) => studentId) ?? []),
    conflicts: asTheyStand(conflicts),
    refused,
  };
};

/** Rows that are written: what they are to be, after which version. */
export type WrittenRow = {
  readonly studentId: string;
  readonly version: number;
  readonly marks: Marks;
  readonly reason: string;
  readonly total: number | null;
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

/**
 * The draft, begun where it was not: from here on nobody submits it until the transaction is over, and
 * nothing is written where somebody has just done so.
 */
export async function lockDraft(
  tx: Transaction,
  found: FoundSheet,
  { courseId, sessionId }: Which,
  now: Date,
): Promise<{ id: string; revision: number; split: Split }> {
  const split = splitOf(found);
  const fixed = { testMax: split.test, labMax: split.lab, examMax: split.exam };
  if (!found.sheet) {
    await tx
      .insert(scoreSheets)
      .values({ id: uuid(), courseId, sessionId, state: "draft", ...fixed })
      .onConflictDoNothing();
  }
  const [sheet] = await tx
    .select()
    .from(scoreSheets)
    .where(and(eq(scoreSheets.courseId, courseId), eq(scoreSheets.sessionId, sessionId)))
    .for("share");
  if (!sheet) return fail("not_found");
  const standing = standingOf({ ...found, sheet });
  if (standing.state !== "draft") fail("sheet_locked");
  if (standing.closesAt && standing.closesAt <= now) fail("deadline_passed");
  return { id: sheet.id, revision: sheet.revision, split: splitOf({ ...found, sheet }) };
}

type Written = {
  readonly source: ScoreSource;
  readonly enteredBy: string;
  readonly enteredAt: Date;
  readonly importId?: string;
};

/**
 * Writes rows and their versions. The statement itself asks for the version that each follows: of two at
 * once the second finds nothing to write, and the whole is tried anew.
 */
export async function writeRows(
  tx: Transaction,
  sheetId: string,
  rows: readonly WrittenRow[],
  written: Written,
): Promise<void> {
  const values = rows.map(({ studentId, version, marks, total }) => ({
    sheetId,
    studentId,
    version: version + 1,
    ...marks,
    total,
  }));
  const done = await tx
    .insert(scores)
    .values(values)
    .onConflictDoUpdate({
      target: [scores.sheetId, scores.studentId],
      set: {
        version: sql`excluded.version`,
        test: sql`excluded.test`,
        lab: sql`excluded.lab`,
        exam: sql`excluded.exam`,
        total: sql`excluded.total`,
        code: sql`excluded.code`,
      },
      setWhere: sql`${scores.version} = excluded.version - 1`,
    })
    .returning({ studentId: scores.studentId });
  if (done.length !== rows.length) throw new LostRace();
  await tx
    .insert(scoreVersions)
    .values(values.map((row, at) => ({ ...row, reason: rows[at]?.reason ?? "", ...written })));
}

/** Notes a save with its cells: one entry for all of its rows. */
function noteScores(
  { audit }: Change,
  { sessionId }: Which,
  { course, session }: FoundSheet,
  { rows, source }: { rows: readonly WrittenRow[]; source: ScoreSource },
): void {
  audit({
    action: "saveScores",
    subject: "course",
    subjectId: String(course.id),
    after: { course: course.code, session, sessionId, rows: rows.length, source },
  });
}
