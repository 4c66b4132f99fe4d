import { sheetRefusalWords } from "@polyportal/domain/messages/score-sheet";
import {
  refusalOfSheetAct,
  type SheetAct,
  type SheetRefusal,
} from "@polyportal/domain/score-sheet/acts";
import { findsSheet } from "@polyportal/domain/score-sheet/acts";
import type { SheetState } from "@polyportal/domain/score-sheet/states";
import type { SheetStep } from "@polyportal/domain/score-sheet/steps";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { scores, scoreSheets, sheetSteps } from "../../database/schema/results.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import { sheetRelation } from "./sheet-relation.ts";
import { sheetOf, standingOf, type FoundSheet } from "./sheet.ts";

/** A sheet as somebody saw it who decides about it. */
export type SeenSheet = { readonly id: string; readonly revision: number };

type Acting = { readonly caller: UserCaller; readonly now: Date };

/** A sheet that nobody else acts upon until the transaction ends, and which the caller may act upon. */
export type LockedSheet = FoundSheet & {
  readonly sheet: NonNullable<FoundSheet["sheet"]>;
};

/**
 * Locks a sheet for an act: refused to whom it does not belong, at another step, or to whoever saw an
 * older one. The one way in which a sheet's state changes.
 */
export async function lockSheet(
  tx: Transaction,
  act: SheetAct,
  { id, revision }: SeenSheet,
  { caller, now }: Acting,
): Promise<LockedSheet> {
  const [locked] = await tx.select().from(scoreSheets).where(eq(scoreSheets.id, id)).for("update");
  if (!locked) return fail("not_found");
  const found = await sheetOf(tx, locked);
  const relation = await sheetRelation(tx, caller, locked);
  if (!found?.sheet || !relation || !findsSheet(relation.who)) return fail("not_found");
  if (locked.revision !== revision) fail("sheet_changed");
  const refusal = refusalOfSheetAct(act, standingOf(found), relation.who, relation.chain, now);
  if (refusal) refuse(refusal);
  return { ...found, sheet: found.sheet };
}

const refuse = (refusal: SheetRefusal) => fail(refusal, { message: sheetRefusalWords[refusal] });

type Step = {
  readonly step: SheetStep;
  readonly state?: SheetState;
  readonly reason?: string;
  readonly pointedAt?: string[];
  /** Further columns of the sheet that the step sets. */
  readonly sheet?: Partial<typeof scoreSheets.$inferInsert>;
};

/**
 * Takes one step: the sheet's new state and revision, and the step with who, when and why. The statement
 * itself asks for the state and revision that were judged.
 */
export async function takeStep(
  { tx, audit }: Change,
  { sheet, course, session }: LockedSheet,
  { step, state = sheet.state, reason = "", pointedAt = [], sheet: further = {} }: Step,
  { caller, now }: { readonly caller: Pick<UserCaller, "userId">; readonly now: Date },
): Promise<void> {
  const revision = sheet.revision + 1;
  const taken = await tx
    .update(scoreSheets)
    .set({ ...further, state, revision })
    .where(
      and(
        eq(scoreSheets.id, sheet.id),
        eq(scoreSheets.state, sheet.state),
        eq(scoreSheets.revision, sheet.revision),
      ),
    )
    .returning({ id: scoreSheets.id });
  if (taken.length === 0) fail("sheet_changed");
  await tx.insert(sheetSteps).values({
    id: uuid(),
    sheetId: sheet.id,
    step,
    revision,
    takenBy: caller.userId,
    takenAt: now,
    reason,
    pointedAt,
    snapshot: step === "submit" ? await snapshotOf(tx, sheet.id) : null,
  });
  audit({
    action: actions[step],
    subject: "scoreSheet",
    subjectId: sheet.id,
    before: { state: sheet.state },
    after: { course: course.code, session, state },
    reason: reason || undefined,
  });
}

const actions = {
  open: "openScoreSheet",
  submit: "submitScoreSheet",
  recall: "recallScoreSheet",
  check: "checkScoreSheet",
  approve: "approveScoreSheet",
  return: "returnScoreSheet",
  publish: "publishScoreSheet",
  hold: "holdScoreSheet",
  release: "releaseScoreSheet",
  extend: "extendScoreSheet",
} as const satisfies Record<SheetStep, string>;

/** Which version each row has now, by student: with the versions kept, the sheet as it left. */
async function snapshotOf(tx: Transaction, sheetId: string): Promise<Record<string, number>> {
  const rows = await tx
    .select({ studentId: scores.studentId, version: scores.version })
    .from(scores)
    .where(eq(scores.sheetId, sheetId));
  return Object.fromEntries(rows.map(({ studentId, version }) => [studentId, version]));
}

/** Whoever teaches the course of a sheet. */
export async function lecturersToTell(
  tx: Transaction,
  { courseId, sessionId }: { courseId: number; sessionId: number },
): Promise<string[]> {
  const { rows } = await tx.execute<{ lecturer_id: string }>(sql`
    select lecturer_id from course_lecturers
    where course_id = ${courseId} and session_id = ${sessionId}`);
  return rows.map((row) => row.lecturer_id);
}
