import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ofPages, rowsListed, sheetWords } from "@polyportal/domain/messages/sheet";
import type { NewSheet } from "../new-sheet.ts";
import { inTurns, lookedAt } from "./in-turns.ts";
import { type PdfTable, setTable } from "./pdf-columns.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { drawFoot, drawHead, drawRunningHead, ink, newPdf, paper, rule } from "./pdf-page.ts";
import { forgetWords } from "./pdf-fonts.ts";
import { pageCount } from "./pdf-page-count.ts";
import { drawBand, drawHeadings, drawRow, setRow } from "./pdf-rows.ts";

/** So many rows tell how wide the columns have to be. */
const rowsLookedAt = 200;
/** Words that come again are soon met again. */
const pagesRemembered = 3;

/** A list on A4 as an office hands it out: headed, with totals, on numbered pages. */
export async function writePdfSheet(sheet: NewSheet, to: Writable): Promise<void> {
  const pdf = newPdf(sheet.title);
  const written = pipeline(pdf, to);
  // Where the file fails first, that is told at the end, when drawing has stopped.
  written.catch(() => undefined);
  try {
    await drawSheet(pdf, sheet);
    if (!pdf.destroyed) pdf.end();
  } catch (failure) {
    pdf.destroy(failure instanceof Error ? failure : new Error(String(failure)));
  }
  await written;
}

async function drawSheet(pdf: Pdf, sheet: NewSheet): Promise<void> {
  const { first, all } = await lookedAt(sheet.rows);
  pdf.addPage();
  const table = setTable(pdf, sheet.columns, first.slice(0, rowsLookedAt), sheet.totals);
  let y = drawHeadings(pdf, table, drawHead(pdf, sheet));
  const pages = pageCount(pdf, paper.sheet.width, paper.sheet.height);
  let page = 1;
  const endPage = () => pages.show(drawFoot(pdf, page, sheet.day));
  const nextPage = () => {
    endPage();
    page += 1;
    if (page % pagesRemembered === 0) forgetWords(pdf);
    pdf.addPage();
    y = drawHeadings(pdf, table, drawRunningHead(pdf, sheet));
  };
  let count = 0;
  for await (const row of inTurns(all)) {
    if (pdf.destroyed) return;
    const set = setRow(pdf, table, row);
    if (y + set.height > paper.bottom) nextPage();
    if (count % 2 === 1) drawBand(pdf, y, set.height);
    drawRow(pdf, table, set, y);
    y += set.height;
    rule(pdf, y, 0.25, ink.line);
    count += 1;
  }
  drawEnd(pdf, table, sheet, count, () => {
    if (y + 40 > paper.bottom) nextPage();
    return y;
  });
  endPage();
  pages.draw(ofPages(page), paper.footer.text);
}

/** The totals, and how many rows there are, which stand together on one page. */
function drawEnd(
  pdf: Pdf,
  table: PdfTable,
  { totals }: NewSheet,
  count: number,
  roomFor: () => number,
): void {
  let y = roomFor();
  if (totals && count > 0) {
    const [label = null, ...others] = totals;
    const set = setRow(pdf, table, [label ?? sheetWords.total, ...others], "bold");
    drawRow(pdf, table, set, y);
    y += set.height;
  }
  rule(pdf, y, 0.75, ink.text);
  pdf.fillColor(ink.muted).font("regular").fontSize(8);
  const words = count === 0 ? sheetWords.noRows : rowsListed(count);
  pdf.text(words, paper.left, y + 6, { lineBreak: false });
}
