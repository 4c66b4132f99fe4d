import { readSheet } from "read-excel-file/web-worker";
import writeExcel from "write-excel-file/browser";
import type { SpreadsheetAnswer, SpreadsheetTask, TextSheet } from "./messages.ts";

addEventListener("message", ({ data }: MessageEvent<SpreadsheetTask>) => {
  void answer(data).then((message) => postMessage(message));
});

async function answer(task: SpreadsheetTask): Promise<SpreadsheetAnswer> {
  try {
    if ("write" in task) return { blob: await write(task.write) };
    // Numbers stay text: an RRR must not be rounded.
    return { cells: await readSheet(task.read, { parseNumber: (text) => text }) };
  } catch (failure) {
    return { failed: String(failure) };
  }
}

const widest = 60;
const narrowest = 14;

function write({ headings, rows }: TextSheet): Promise<Blob> {
  // As text, or Excel would take the noughts from the front of telephone numbers.
  const text = (value: string) => ({ value, type: String, format: "@" });
  const head = headings.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const columns = headings.map((heading, at) => {
    const lengths = rows.map((row) => row[at]?.length ?? 0);
    const longest = lengths.reduce((a, b) => Math.max(a, b), heading.length);
    return { width: Math.min(widest, Math.max(narrowest, longest + 2)) };
  });
  return writeExcel([head, ...rows.map((row) => row.map(text))], {
    columns,
    stickyRowsCount: 1,
  }).toBlob();
}
