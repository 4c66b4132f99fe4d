import type { NewSheet, SpreadsheetAnswer, SpreadsheetTask } from "./messages.ts";

/**
 * Reads and writes Excel workbooks in our own worker. For larger sheets, the libraries start workers from
 * blobs, which our CSP forbids on pages, so that they would wait for ever. Within a worker from our origin
 * they may, and the page stays responsive.
 */
function ask(task: SpreadsheetTask): Promise<SpreadsheetAnswer> {
  const worker = new Worker(new URL("spreadsheet.worker.ts", import.meta.url), { type: "module" });
  return new Promise<SpreadsheetAnswer>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<SpreadsheetAnswer>) =>
      resolve(data),
    );
    worker.addEventListener("error", () => reject(new Error("The worker did not load")));
    worker.postMessage(task, []);
  }).finally(() => worker.terminate());
}

/** The file is no readable workbook. */
export class UnreadableWorkbook extends Error {}

/** The cells of a workbook's first sheet: numbers as text, days as dates, empty ones as null. */
export async function readCells(file: Blob): Promise<readonly (readonly unknown[])[]> {
  const answer = await ask({ read: file });
  if ("cells" in answer) return answer.cells;
  throw new UnreadableWorkbook("failed" in answer ? answer.failed : undefined);
}

/** A workbook with one sheet. */
export async function makeWorkbook(sheet: NewSheet): Promise<Blob> {
  const answer = await ask({ write: sheet });
  if ("blob" in answer) return answer.blob;
  throw new Error("The workbook could not be written");
}

/** Downloads a workbook with one sheet. */
export async function saveSheet(fileName: string, sheet: NewSheet): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await makeWorkbook(sheet));
  link.download = fileName;
  link.click();
  // Not at once: the browser starts reading it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
