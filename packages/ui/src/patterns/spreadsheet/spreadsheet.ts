import type { NewSheet, SpreadsheetAnswer, SpreadsheetTask } from "./messages.ts";

/**
 * Reads and writes Excel workbooks in a worker of our own. The libraries would start workers from
 * blobs for all but small sheets, which our pages' CSP refuses, and then wait for ever; in a worker
 * from our origin they may, and the page stays quick meanwhile.
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

/** The file is no workbook that can be read. */
export class UnreadableWorkbook extends Error {}

/** The cells of a workbook's first sheet; numbers come as text, days as dates, nothing as null. */
export async function readCells(file: Blob): Promise<readonly (readonly unknown[])[]> {
  const answer = await ask({ read: file });
  if ("cells" in answer) return answer.cells;
  throw new UnreadableWorkbook("failed" in answer ? answer.failed : undefined);
}

/** A workbook of one sheet. */
export async function makeWorkbook(sheet: NewSheet): Promise<Blob> {
  const answer = await ask({ write: sheet });
  if ("blob" in answer) return answer.blob;
  throw new Error("The workbook could not be written");
}

/** Saves a workbook of one sheet on the person's machine. */
export async function saveSheet(fileName: string, sheet: NewSheet): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await makeWorkbook(sheet));
  link.download = fileName;
  link.click();
  // Not at once: the browser begins to read it after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
