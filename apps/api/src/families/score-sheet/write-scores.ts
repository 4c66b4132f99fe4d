import type { Marks } from "@polyportal/domain/score-sheet/row";
import type { ScoreSource } from "@polyportal/domain/score-sheet/sources";
import type { Split } from "@polyportal/domain/score-sheet/split";
import type { SheetState } from "@polyportal/domain/score-sheet/states";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { LostRace } from "../../database/failure-kind.ts";
import { scoreSheets, scoreVersions } from "../../database/schema/results.ts";
import { fail } from "../../failure.ts";
import { beginSheet, type Opening } from "./begin-sheet.ts";
import { splitOf, standingOf, type FoundSheet } from "./sheet.ts";
import { recordOf } from "./version-print.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** Rows that are written: what they are to be, after which version. */
export type WrittenRow = {
  readonly studentId: string;
  readonly version: number;
  readonly marks: Marks;
  readonly reason: string;
  readonly total: number | null;
};

/**
 * The draft, begun where it was not: from here on nobody submits it until the transaction is over, and
 * nothing is written where somebody has just done so.
 */
export async function lockDraft(
  tx: Transaction,
  found: FoundSheet,
  { courseId, sessionId }: Which,
  { userId, now }: Opening,
  /** Against others' acts; or against their saves, too. */
  against: "share" | "no key update" = "share",
): Promise<{ id: string; revision: number; split: Split }> {
  const split = splitOf(found);
  const fixed = { testMax: split.test, labMax: split.lab, examMax: split.exam };
  const own = and(eq(scoreSheets.courseId, courseId), eq(scoreSheets.sessionId, sessionId));
  if (!found.sheet) await beginSheet(tx, { courseId, sessionId }, { userId, now });
  // Opened, or begun by its extension: the split is fixed with what is written first.
  if (!found.sheet || found.sheet.testMax === null) {
    await tx
      .update(scoreSheets)
      .set(fixed)
      .where(and(own, eq(scoreSheets.state, "draft"), isNull(scoreSheets.testMax)));
  }
  const [sheet] = await tx.select().from(scoreSheets).where(own).for(against);
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
  /** The file that brought them. */
  readonly file?: { readonly fileName: string; readonly fingerprint: string };
};

/** A sheet as whoever writes it has read it. */
type WrittenSheet = {
  readonly id: string;
  readonly state: SheetState;
  readonly revision: number;
};

/**
 * Writes rows and their versions. The statement itself asks for the sheet's state and revision, and for
 * the version that each row follows: where one of them is another by now it finds less to write, and the
 * whole is tried anew. Answers what the record has to keep, so that its seal holds for the marks, too.
 */
export async function writeRows(
  tx: Transaction,
  { id: sheetId, state, revision }: WrittenSheet,
  rows: readonly WrittenRow[],
  written: Omit<Written, "file">,
): Promise<{ readonly sheetId: string; readonly versions: string[] }> {
  const values = rows.map(({ studentId, version, marks, total }) => ({
    sheetId,
    studentId,
    version: version + 1,
    ...marks,
    total,
  }));
  const { rows: done } = await tx.execute(sql`
    with sheet as (
      select id from score_sheets
      where id = ${sheetId} and state = ${state} and revision = ${revision} for share
    )
    insert into scores (sheet_id, student_id, version, test, lab, exam, total, code)
    select sheet.id, given."studentId", given.version, given.test, given.lab, given.exam, given.total,
      given.code
    from sheet, json_to_recordset(${JSON.stringify(values)}::json) given ("studentId" uuid,
      version int, test numeric, lab numeric, exam numeric, total numeric, code text)
    on conflict (sheet_id, student_id) do update set version = excluded.version,
      test = excluded.test, lab = excluded.lab, exam = excluded.exam, total = excluded.total,
      code = excluded.code
    where scores.version = excluded.version - 1
    returning student_id`);
  if (done.length !== rows.length) throw new LostRace();
  const versions = values.map((row, at) => ({
    ...row,
    reason: rows[at]?.reason ?? "",
    ...written,
  }));
  await tx.insert(scoreVersions).values(versions);
  return { sheetId, versions: versions.map(recordOf) };
}

/** Writes rows of a draft and notes it: one entry for all of them. */
export async function writeScores(
  { tx, audit }: Change,
  { course, session, sessionId }: FoundSheet,
  { id, revision }: Pick<WrittenSheet, "id" | "revision">,
  rows: readonly WrittenRow[],
  { file, ...written }: Written,
): Promise<void> {
  if (rows.length === 0) return;
  const recorded = await writeRows(tx, { id, revision, state: "draft" }, rows, written);
  const { source } = written;
  audit({
    action: "saveScores",
    subject: "course",
    subjectId: String(course.id),
    after: {
      course: course.code,
      session,
      sessionId,
      rows: rows.length,
      source,
      ...file,
      ...recorded,
    },
  });
}
