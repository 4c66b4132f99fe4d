import { createHash } from "node:crypto";
import type { scoreVersions } from "../../database/schema/results.ts";

/** A version of a row, as it is stored. */
type ScoreVersion = typeof scoreVersions.$inferInsert;

const length = 12;

/** What a version says, in few letters: of another mark, author or moment they are others. */
export const printOf = (row: ScoreVersion): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        row.sheetId,
        row.studentId,
        row.version,
        row.test ?? null,
        row.lab ?? null,
        row.exam ?? null,
        row.total ?? null,
        row.code ?? null,
        row.reason ?? "",
        row.source,
        row.enteredBy ?? null,
        row.enteredAt.toISOString(),
        row.importId ?? null,
      ]),
    )
    .digest("base64url")
    .slice(0, length);

/** The same with the row that it is of: what the record of a save keeps of each version that it wrote. */
export const recordOf = (row: ScoreVersion): string =>
  `${row.studentId} ${row.version} ${printOf(row)}`;

/** What {@link recordOf} wrote; undefined for anything else. */
export function readRecord(
  text: string,
): { readonly studentId: string; readonly version: number; readonly print: string } | undefined {
  const [studentId, version, print] = text.split(" ");
  return studentId && version && print ? { studentId, version: Number(version), print } : undefined;
}
