import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { bareAddress } from "@polyportal/domain/format/address";
import { checkedAt } from "@polyportal/domain/messages/documents";
import { paperWords } from "@polyportal/domain/messages/long-papers";
import { ofPages } from "@polyportal/domain/messages/sheet";
import { resultSheetPageSize } from "@polyportal/domain/results/result-sheet";
import type { NewPaper } from "../new-sheet.ts";
import { inTurns, lookedAt } from "./in-turns.ts";
import { setTable } from "./pdf-columns.ts";
import { forgetWords } from "./pdf-fonts.ts";
import { pageCount } from "./pdf-page-count.ts";
import {
  codeSize,
  drawCode,
  drawFoot,
  ink,
  newPdf,
  type Page,
  type Pdf,
  rule,
  upright,
  wide,
} from "./pdf-page.ts";
import { drawBand, drawHeadings, drawRow, setRow } from "./pdf-rows.ts";

/** A paper on as many sheets as it needs, thirty students on each, drawn as the rows come. */
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

async function drawPaper(pdf: Pdf, paper: NewPaper, on: Page): Promise<void> {
  const { first, all } = await lookedAt(paper.rows);
  const { closing = [], signatures = [] } = paper;
  const pages = pageCount(pdf, on.sheet.width, on.sheet.height);
  pdf.addPage();
  const table = setTable(pdf, paper.columns, first, [], on);
  let page = 1;
  let count = 0;
  let onPage = 0;
  let y = drawHeadings(pdf, table, drawPaperHead(pdf, paper, on, true));
  const endPage = () => {
    small(pdf, 8).text(paper.shown(count - onPage + 1, count), on.left, y + 4, {
      lineBreak: false,
    });
    pages.show(drawFoot(pdf, page, paper.day, on));
  };
  const nextPage = () => {
    endPage();
    page += 1;
    forgetWords(pdf);
    pdf.addPage();
    y = drawHeadings(pdf, table, drawPaperHead(pdf, paper, on, false));
    onPage = 0;
  };
  const rows = inTurns(all);
  // What is signed stands on the same page as the last of the rows, so this one is known before it is drawn.
  for (let next = await rows.next(); !next.done;) {
    if (pdf.destroyed) return;
    const row = next.value;
    next = await rows.next();
    const text = setRow(pdf, table, row);
    const set = paper.signed ? { ...text, height: Math.max(text.height, signedHeight) } : text;
    const after = next.done ? endHeight(closing, signatures) : rowsListedHeight;
    if (onPage === resultSheetPageSize || y + set.height + after > on.bottom) nextPage();
    if (onPage % 2 === 1) drawBand(pdf, y, set.height, on);
    drawRow(pdf, table, set, y);
    y += set.height;
    rule(pdf, y, 0.25, ink.line, on);
    count += 1;
    onPage += 1;
  }
  endPage();
  drawEnd(pdf, { closing, signatures }, y + rowsListedHeight, on);
  pages.draw(ofPages(page), on.footer.text);
}

const small = (pdf: Pdf, size: number): Pdf =>
  pdf.fillColor(ink.muted).font("regular").fontSize(size);

/** The head that every sheet has, for one that is torn off; answers where the table begins. */
function drawPaperHead(pdf: Pdf, paper: NewPaper, on: Page, opens: boolean): number {
  const { left, top, right } = on;
  const { school, title, particulars, checkAt, code, opening = [] } = paper;
  const width = on.width - codeSize - 12;
  pdf.fillColor(ink.text).font("bold").fontSize(13).text(school.name, left, top, { width });
  small(pdf, 8).text([school.address, school.website].filter(Boolean).join(" · "), { width });
  pdf.moveDown(0.6).fillColor(ink.text).font("bold").fontSize(15).text(title, { width });
  if (checkAt !== undefined) {
    small(pdf, 7).text(checkedAt(bareAddress(checkAt)), { width });
  }
  let y = pdf.y + 6;
  if (checkAt !== undefined && drawCode(pdf, checkAt, right - codeSize, top)) {
    small(pdf, 7).text(code ?? "", right - codeSize - 12, top + codeSize + 3, {
      width: codeSize + 24,
      align: "center",
    });
    y = Math.max(y, pdf.y + 4);
  }
  y = drawParticulars(pdf, particulars, y, on);
  if (opens) {
    for (const line of opening) {
      pdf.fillColor(ink.text).font("regular").fontSize(8).text(line, left, y, { width: on.width });
      y = pdf.y + 2;
    }
  }
  return y + 6;
}

/** Two beside each other, as on the papers of the portal. */
function drawParticulars(
  pdf: Pdf,
  particulars: NewPaper["particulars"],
  top: number,
  { left, width }: Page,
): number {
  const half = width / 2;
  let y = top;
  for (let at = 0; at < particulars.length; at += 2) {
    let bottom = y;
    for (const [side, one] of particulars.slice(at, at + 2).entries()) {
      const x = left + side * half;
      small(pdf, 8).text(one.label, x, y, { width: 80 });
      bottom = Math.max(bottom, pdf.y);
      pdf.fillColor(ink.text).text(one.value, x + 84, y, { width: half - 92 });
      bottom = Math.max(bottom, pdf.y);
    }
    y = bottom + 1;
  }
  return y;
}

/** Of a row in which somebody signs: 7 mm. */
const signedHeight = 20;
/** What the line under a table takes, that says which rows it has. */
const rowsListedHeight = 18;
const closingLine = 11;
const signingHeight = 44;

const endHeight = (closing: readonly string[], signatures: readonly string[]): number =>
  rowsListedHeight + closing.length * 2 * closingLine + (signatures.length > 0 ? signingHeight : 0);

function drawEnd(
  pdf: Pdf,
  { closing, signatures }: Required<Pick<NewPaper, "closing" | "signatures">>,
  top: number,
  { left, width }: Page,
): void {
  let y = top;
  for (const line of closing) {
    small(pdf, 8).text(line, left, y, { width });
    ({ y } = pdf);
  }
  const room = width / Math.max(1, signatures.length);
  for (const [at, role] of signatures.entries()) {
    const x = left + at * room;
    const line = y + 24;
    pdf.strokeColor(ink.text).lineWidth(0.5);
    pdf
      .moveTo(x, line)
      .lineTo(x + room - 24, line)
      .stroke();
    pdf
      .fillColor(ink.text)
      .font("regular")
      .fontSize(8)
      .text(role, x, line + 3, { lineBreak: false });
    small(pdf, 8).text(paperWords.signature, x, line + 13, { lineBreak: false });
  }
}
