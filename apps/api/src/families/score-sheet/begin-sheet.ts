import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { scoreSheets, sheetSteps } from "../../database/schema/results.ts";

/** Who opens a sheet, and when. */
export type Opening = { readonly userId: string; readonly now: Date };

/** The first step of a sheet, by whoever opened it first; undefined where somebody has. */
export async function beginSheet(
  tx: Transaction,
  which: { readonly courseId: number; readonly sessionId: number },
  { userId: takenBy, now: takenAt }: Opening,
) {
  const [sheet] = await tx
    .insert(scoreSheets)
    .values({ id: uuid(), ...which, state: "draft" })
    .onConflictDoNothing()
    .returning({ id: scoreSheets.id, revision: scoreSheets.revision });
  if (!sheet) return undefined;
  const { id: sheetId, revision } = sheet;
  await tx
    .insert(sheetSteps)
    .values({ id: uuid(), sheetId, step: "open", revision, takenBy, takenAt });
  return sheet;
}
