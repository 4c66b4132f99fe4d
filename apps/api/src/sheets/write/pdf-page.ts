import Document from "pdfkit";
import { encode } from "uqr";
import { checkedAt, printedOn } from "@polyportal/domain/messages/documents";
import { pageNumber } from "@polyportal/domain/messages/sheet";
import type { NewSheet } from "../new-sheet.ts";
import { registerFonts, type Pdf } from "./pdf-fonts.ts";

/** Black on white, and greys with the warmth of paper. */
export const ink = { text: "#1a1815", muted: "#5f5a52", line: "#cdc8bf", band: "#f6f4f0" } as const;

const margin = 36;

/** A page in points, by its size. */
const pageOf = (width: number, height: number) => ({
  left: margin,
  right: width - margin,
  top: margin,
  /** Where the last row ends. */
  bottom: height - 50,
  width: width - 2 * margin,
  sheet: { width, height },
  footer: { line: height - 39, text: height - 33 },
});
export type Page = ReturnType<typeof pageOf>;

/** A4 on its side, as lists are; papers are A4 upright, and A3 on its side where they are wide. */
export const paper = pageOf(841.89, 595.28);
export const upright = pageOf(595.28, 841.89);
export const wide = pageOf(1190.55, 841.89);

/** A page's two columns, with a space between them. */
export function halvesOf(page: Page): readonly Page[] {
  const width = (page.width - 28) / 2;
  const middle = page.left + width;
  return [
    { ...page, width, right: middle },
    { ...page, width, left: page.right - width },
  ];
}

const codeSize = 68;
/** What stands left of the code is no wider than a line that can be read. */
const headWidth = 440;

/** Lines reach so far beyond the texts, which stand under each other from the head to the foot. */
export const overhang = 4;

/** A line across the page. */
export function rule(pdf: Pdf, y: number, width: number, colour: string, on: Page = paper): void {
  const { left, right } = on;
  pdf.strokeColor(colour).lineWidth(width);
  pdf
    .moveTo(left - overhang, y)
    .lineTo(right + overhang, y)
    .stroke();
}

/** Sets what is said beside the rows. */
export const small = (pdf: Pdf, size: number): Pdf =>
  pdf.fillColor(ink.muted).font("regular").fontSize(size);

/** An empty document; pages are added as they are filled. */
export function newPdf(title: string, { sheet }: Page = paper): Pdf {
  const pdf = new Document({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    font: "",
    lang: "en-NG",
    displayTitle: true,
    info: { Title: title },
  });
  registerFonts(pdf);
  return pdf;
}

/** The head of the first page; answers the height at which the table begins. */
export function drawHead(pdf: Pdf, { school, title, filters, checkAt }: NewSheet): number {
  const { left, top, right } = paper;
  const options = { width: headWidth };
  pdf.fillColor(ink.text).font("bold").fontSize(13).text(school.name, left, top, options);
  pdf.fillColor(ink.muted).font("regular").fontSize(8);
  pdf.text([school.address, school.website].filter(Boolean).join(" · "), options);
  pdf.moveDown(1.2);
  pdf.fillColor(ink.text).font("bold").fontSize(16).text(title, options);
  pdf.moveDown(0.25).font("regular").fontSize(9);
  for (const filter of filters) pdf.text(filter, options);
  let bottom = pdf.y;
  if (checkAt !== undefined && drawCode(pdf, checkAt, right - codeSize, top)) {
    pdf.fillColor(ink.muted).font("regular").fontSize(7);
    const width = paper.width - headWidth - codeSize - 24;
    pdf.text(checkedAt(checkAt), right - codeSize - 12 - width, top, { width, align: "right" });
    bottom = Math.max(bottom, pdf.y, top + codeSize);
  }
  return bottom + 12;
}

/** The head of every other page: which list this is. */
export function drawRunningHead(pdf: Pdf, { school, title }: NewSheet): number {
  const { left, top, width } = paper;
  pdf.fillColor(ink.muted).font("regular").fontSize(8);
  pdf.text(`${school.name} · ${title}`, left, top, { width, height: 10, ellipsis: true });
  return top + 16;
}

/** The foot of every page but for how many there are; answers where that is to stand. */
export function drawFoot(pdf: Pdf, page: number, day: string, on: Page = paper): number {
  const { left, right, footer } = on;
  rule(pdf, footer.line, 0.25, ink.line, on);
  pdf.fillColor(ink.muted).font("regular").fontSize(8);
  const printed = printedOn(day);
  pdf.text(printed, right - pdf.widthOfString(printed), footer.text, { lineBreak: false });
  pdf.text(pageNumber(page), left, footer.text, { lineBreak: false });
  return left + pdf.widthOfString(pageNumber(page));
}

/** A QR code of black boxes; false where an address is too long for one. */
export function drawCode(
  pdf: Pdf,
  value: string,
  left: number,
  top: number,
  size = codeSize,
): boolean {
  const code = codeOf(value);
  if (!code) return false;
  const module = size / code.size;
  for (const [y, row] of code.data.entries()) {
    for (const [x, dark] of row.entries()) {
      // A little wider than it is, so that no hairline of white parts it from its neighbour.
      if (dark) pdf.rect(left + x * module, top + y * module, module + 0.05, module + 0.05);
    }
  }
  pdf.fill("black");
  return true;
}

function codeOf(value: string) {
  try {
    return encode(value, { border: 0, ecc: "M" });
  } catch {
    return undefined;
  }
}
