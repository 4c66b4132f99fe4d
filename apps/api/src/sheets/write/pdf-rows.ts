import type { SheetCell } from "../new-sheet.ts";
import { type PdfTable, printed } from "./pdf-columns.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { type Page, ink, overhang, paper, rule } from "./pdf-page.ts";

/** Above and below a row's text. */
const padding = 3.5;
/** A cell that would fill more than a page is cut, and ends in dots. */
const tallest = 380;

/** A cell that is set: one line is drawn without being broken again. */
type SetCell = {
  readonly text: string;
  readonly width?: number;
  /** Of one that was made smaller so that it fits its row: its letters', and how high it came to be. */
  readonly fitted?: { readonly size: number; readonly height: number };
};
export type SetRow = {
  readonly cells: readonly SetCell[];
  readonly height: number;
  /** Above its first line. */
  readonly above: number;
  readonly font: "regular" | "bold";
};

/** As small as a text becomes to fit its row, and what is left above and below it then. */
const smallest = 5;
const leastPadding = 0.75;

/** Breaks a text into lines of a size in which it is no higher; undefined where none is small enough. */
function fitted(pdf: Pdf, text: string, width: number, most: number, size: number) {
  for (let smaller = size; smaller >= smallest; smaller -= 0.5) {
    const height = pdf.fontSize(smaller).heightOfString(text, { width });
    if (height <= most - 2 * leastPadding) return { size: smaller, height };
  }
  return undefined;
}

/**
 * Breaks a row's texts into lines, and tells how high it comes to be. Where rows have to be of one height,
 * what takes several lines is set smaller as far as that can be read.
 */
export function setRow(
  pdf: Pdf,
  { columns, size }: PdfTable,
  row: readonly (SheetCell | undefined)[],
  font: SetRow["font"] = "regular",
  /** How high rows are that have to be of one height. */
  most?: number,
): SetRow {
  pdf.font(font).fontSize(size);
  const line = pdf.currentLineHeight(true);
  let height = most === undefined ? line : most - 2 * padding;
  const cells = columns.map((column, at): SetCell => {
    const text = printed(column, row[at]);
    if (text === "") return { text };
    const width = pdf.widthOfString(text);
    if (width <= column.width && !text.includes("\n")) return { text, width };
    const small = most === undefined ? undefined : fitted(pdf, text, column.width, most, size);
    pdf.fontSize(size);
    if (small) return { text, fitted: small };
    height = Math.max(height, pdf.heightOfString(text, { width: column.width }));
    return { text };
  });
  const above = most === undefined ? padding : (most - line) / 2;
  return { cells, font, above, height: Math.min(height, tallest) + 2 * padding };
}

/** Draws a row that was set. */
export function drawRow(
  pdf: Pdf,
  { columns, size }: PdfTable,
  { cells, font, height, above }: SetRow,
  top: number,
): void {
  const y = top + above;
  pdf.font(font).fontSize(size).fillColor(ink.text);
  for (const [at, column] of columns.entries()) {
    const { text, width, fitted: small } = cells[at] ?? { text: "" };
    if (text === "") continue;
    const toRight = column.kind === "number" || column.kind === "money";
    if (width !== undefined) {
      const x = toRight ? column.left + column.width - width : column.left;
      pdf.text(text, x, y, { lineBreak: false });
    } else if (small) {
      const middle = top + (height - small.height) / 2;
      const options = { width: column.width, height: small.height + 1, align: "left" } as const;
      pdf.fontSize(small.size).text(text, column.left, middle, options).fontSize(size);
    } else {
      const align = toRight ? "right" : "left";
      const options = { width: column.width, height: height - above - padding + 1, align } as const;
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
