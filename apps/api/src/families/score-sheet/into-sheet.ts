import { sheetOfImport } from "@polyportal/domain/score-sheet/import-about";
import type { ScoreSource } from "@polyportal/domain/score-sheet/sources";
import { and, eq, gt } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownersNamed } from "../../database/named.ts";
import { sheetSteps } from "../../database/schema/results.ts";
import { recordKey } from "../../import/cells.ts";
import type { Into, RowToWrite, WriteContext } from "../../import/importer.ts";
import { fail } from "../../failure.ts";
import { enteredSheet } from "./may-enter.ts";
import { rosterOf } from "./roster.ts";
import { sheetOf } from "./sheet.ts";
import { lockDraft, writeScores, type WrittenRow } from "./write-scores.ts";

/** A draft, against everybody else until the transaction ends, where its author may still write it. */
const lock: Into["lock"] = async ({ tx, caller, now, import: { about, at } }, step) => {
  const { found, refusal } = await enteredSheet(tx, caller, about ?? "", now);
  if (refusal) return fail(refusal.code, refusal);
  const which = { courseId: found.course.id, sessionId: found.sessionId };
  const sheet = await lockDraft(tx, found, which, { userId: caller.userId, now }, "no key update");
  if (step === "undo") return;
  // It was handed on and came back: what the preview told is of another time.
  const handedOn = await tx.$count(
    sheetSteps,
    and(
      eq(sheetSteps.sheetId, sheet.id),
      eq(sheetSteps.step, "submit"),
      gt(sheetSteps.takenAt, at),
    ),
  );
  if (handedOn > 0) fail("sheet_changed");
};

/** The score sheet that an import goes into: whoever may enter its scores in the grid may do so here. */
export const intoSheet: Pick<Into, "refusal" | "lock"> = {
  refusal: async (...asked) => (await enteredSheet(...asked)).refusal,
  lock,
};

/** Writes planned rows as versions of that source, with the file that brought them. */
export const writeInto =
  (source: ScoreSource) =>
  async (
    { tx, audit, caller, now, import: { id, about, fileName, fingerprint } }: WriteContext,
    rows: readonly RowToWrite<WrittenRow>[],
  ): Promise<void> => {
    const which = sheetOfImport(about);
    const found = which && (await sheetOf(tx, which));
    if (!found?.sheet) return fail("not_found");
    const written = rows.map(({ target }) => target);
    await writeScores({ tx, audit }, found, found.sheet, written, {
      source,
      enteredBy: caller.userId,
      enteredAt: now,
      importId: id,
      file: { fileName, fingerprint },
    });
  };

/** Who is on the sheet and not in the file. */
export async function leftOut(
  db: Reader,
  keys: readonly string[],
  about: string | null,
): Promise<string[]> {
  const which = sheetOfImport(about);
  if (!which) return [];
  const named = new Set((await ownersNamed(db, keys.map(recordKey))).values());
  return (await rosterOf(db, which))
    .filter(({ studentId }) => !named.has(studentId))
    .map(({ fullName, matricNumber }) => `${fullName} (${matricNumber})`);
}
