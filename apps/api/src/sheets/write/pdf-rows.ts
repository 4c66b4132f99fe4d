import type { SheetCell } from "../new-sheet.ts";
import { type PdfTable, printed } from "./pdf-columns.ts";
import { type Page, type Pdf, ink, overhang, paper, rule } from "./pdf-page.ts";

/** Above and below a row's text. */
const padding = 3.5;
/** A cell that would fill more than a page is cut, and ends in dots. */
const tallest = 380;

/** A cell that is set: one line is drawn without being broken again. */
type SetCell = { readonly text: string; readonly width?: number };
export type SetRow = {
  readonly cells: readonly SetCell[];
  readonly height: number;
  readonly font: "regular" | "bold";
};

/** Breaks a row's texts into lines, and tells how high it comes to be. */
export function setRow(
  pdf: Pdf,
  { columns, size }: PdfTable,
  row: readonly (SheetCell | undefined)[],
  font: SetRow["font"] = "regular",
): SetRow {
  pdf.font(font).fontSize(size);
  const line = pdf.currentLineHeight(true);
  let height = line;
  const cells = columns.map((column, at): SetCell => {
    const text = printed(column, row[at]);
    if (text === "") return { text };
    const width = pdf.widthOfString(text);
    if (width <= column.width && !text.includes("\n")) return { text, width };
    height = Math.max(height, pdf.heightOfString(text, { width: column.width }));
    return { text };
  });
  return { cells, font, height: Math.min(height, tallest) + 2 * padding };
}

/** Draws a row that was set. */
export function drawRow(
  pdf: Pdf,
  { columns, size }: PdfTable,
  { cells, font, height }: SetRow,
  top: number,
): void {
  const y = top + padding;
  pdf.font(font).fontSize(size).fillColor(ink.text);
  for (const [at, column] of columns.entries()) {
    const { text, width } = cells[at] ?? { text: "" };
    if (text === "") continue;
    const toRight = column.kind === "number" || column.kind === "money";
    if (width !== undefined) {
      const x = toRight ? column.left + column.width - width : column.left;
      pdf.text(text, x, y, { lineBreak: false });
    } else {
      const align = toRight ? "right" : "left";
      const options = { width: column.width, height: height - 2 * padding + 1, align } as const;
      pdf.text(text, column.left, y, { ...options, ellipsis: true });
    }
  }
}

/** The headings, between two lines; answers where the rows begin. */
export function drawHeadings(pdf: Pdf, table: PdfTable, top: number): number {
  const labels = table.columns.map(({ label }) => label);
  const set = setRow(pdf, table, labels, "bold");
  drawRow(pdf, table, set, top);
  const bottom = top + set.height;
  rule(pdf, top, 0.75, ink.text, table.page);
  rule(pdf, bottom, 0.75, ink.text, table.page);
  return bottom;
}

/** A faint band behind every other row, which leads the eye to the other side of the paper. */
export function drawBand(pdf: Pdf, top: number, height: number, on: Page = paper): void {
  pdf.rect(on.left - overhang, top, on.width + 2 * overhang, height).fill(ink.band);
}
