import type { Writable } from "node:stream";
import { importMessages } from "@polyportal/domain/messages/import";
import type { SheetColumn } from "./new-sheet.ts";

/** A row that was refused, as it was, and why. */
export type RefusedRow = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reasons: readonly string[];
};

/** Writes the refused rows as they were, to be mended and imported: their numbers and reasons come last. */
export async function refusedWorkbook(
  title: string,
  headings: readonly string[],
  refused: AsyncIterable<readonly RefusedRow[]>,
  to: Writable,
): Promise<void> {
  const labels = [...headings, importMessages.rowColumn, importMessages.reason];
  const columns = labels.map((label): SheetColumn => ({ label, kind: "text" }));
  async function* rows() {
    for await (const some of refused) {
      yield some.map(({ line, cells, reasons }) => [
        ...headings.map((_, at) => cells[at] ?? ""),
        String(line),
        reasons.join(" "),
      ]);
    }
  }
  const { writeXlsxSheet } = await import("./write/xlsx.ts");
  await writeXlsxSheet({ title, columns, rows: rows() }, to);
}
