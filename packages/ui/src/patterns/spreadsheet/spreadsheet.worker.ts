import { readSheet } from "read-excel-file/web-worker";
import writeExcel from "write-excel-file/browser";
import type { NewSheet, SheetCell, SpreadsheetAnswer, SpreadsheetTask } from "./messages.ts";

addEventListener("message", ({ data }: MessageEvent<SpreadsheetTask>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer(task: SpreadsheetTask): Promise<SpreadsheetAnswer> {
  try {
    if ("write" in task) return { blob: await write(task.write) };
    // Numbers stay text, because an RRR must not be rounded.
    return { cells: await readSheet(task.read, { parseNumber: (text) => text }) };
  } catch (failure) {
    return { failed: String(failure) };
  }
}

const widest = 60;
const narrowest = 14;

function write({ headings, rows }: NewSheet): Promise<Blob> {
  const head = headings.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const columns = headings.map((heading, at) => {
    const lengths = rows.map((row) => String(row[at] ?? "").length);
    const longest = lengths.reduce((a, b) => Math.max(a, b), heading.length);
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
  });
  return writeExcel([head, ...rows.map((row) => row.map(cellOf))], {
    columns,
    stickyRowsCount: 1,
  }).toBlob();
}

/** Texts are stored as texts, so that no formula runs and telephone numbers keep leading zeros. */
const cellOf = (value: SheetCell) => {
  if (typeof value === "number") return Number.isFinite(value) ? { value, type: Number } : null;
  return value === null || value === "" ? null : { value, type: String, format: "@" };
};
