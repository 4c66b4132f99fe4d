import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import type { NewPaper } from "../new-sheet.ts";
import { drawPaperEnd, endHeight } from "./paper-end.ts";
import { placeOf, sheetsOf } from "./paper-place.ts";
import { drawPaperTable } from "./paper-table.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { newPdf, type Page, upright, wide } from "./pdf-page.ts";

/** A paper on as many sheets as it needs, each of which says what it is. */
export async function writePaper(paper: NewPaper, to: Writable): Promise<void> {
  const page = paper.size === "A3" ? wide : upright;
  const pdf = newPdf(paper.title, page);
  const written = pipeline(pdf, to);
  // Where the file fails first, that is told at the end, when drawing has stopped.
  written.catch(() => undefined);
  try {
    await drawPaper(pdf, paper, page);
    if (!pdf.destroyed) pdf.end();
  } catch (failure) {
    pdf.destroy(failure instanceof Error ? failure : new Error(String(failure)));
  }
  await written;
}

/** So many rows are drawn before others have their turn: some milliseconds. */
const rowsAtOnce = 50;

async function drawPaper(pdf: Pdf, paper: NewPaper, on: Page): Promise<void> {
  const sheets = sheetsOf(pdf, paper, on);
  let rows = 0;
  const drawn = async () => {
    rows += 1;
    if (rows % rowsAtOnce > 0) return;
    await paper.drawn(rows);
    await setImmediate();
  };
  for (const part of paper.parts) {
    if (pdf.destroyed) return;
    const place = placeOf(sheets, part, on);
    for (const [at, table] of part.tables.entries()) {
      // What is signed stands on the same page as the last of the rows.
      const after = at === part.tables.length - 1 ? endHeight(part) : 0;
      // Tables beside each other have their columns alike.
      const looked = part.halved ? part.tables.flatMap((one) => one.rows) : table.rows;
      await drawPaperTable(pdf, place, table, { after, looked, drawn });
    }
    drawPaperEnd(pdf, part, place.y, on);
  }
  await paper.drawn(rows);
  sheets.end();
}
