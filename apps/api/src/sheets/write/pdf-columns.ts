import { formatDate } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import type { SheetCell, SheetColumn } from "../new-sheet.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { type Page, paper } from "./pdf-page.ts";

/** A column as it is printed; lengths in points. */
export type PdfColumn = SheetColumn & {
  readonly left: number;
  /** Of its text, without the space around it. */
  readonly width: number;
};

/** How the table is set: one size for all its cells. */
export type PdfTable = {
  readonly size: number;
  readonly columns: readonly PdfColumn[];
  readonly page: Page;
};

/** The space between two columns' texts; where there are many, they stand closer. */
const gapOf = (columns: number): number => (columns > 10 ? 7 : 12);
/** Of letters, from the largest down. */
export const sizes = [8.5, 8, 7.5, 7, 6.5, 6] as const;
/** A column of texts is no wider before it breaks them into lines, in letters' heights. */
const widestText = 28;

const figures = new Intl.NumberFormat("en", { maximumFractionDigits: 10 });

/** A cell as it is read on paper. */
export function printed({ kind }: SheetColumn, cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (kind === "money" && typeof cell === "number") return formatNaira(cell);
  if (kind === "number" && typeof cell === "number") return figures.format(cell);
  if (kind === "date" && typeof cell === "string") return formatDate(cell) || cell;
  // The font draws an empty box for what cannot be seen.
  return String(cell).replaceAll(/(?!\n)\p{Cc}/gu, " ");
}

/** Columns as wide as their cells want, as far as the rows that are known tell, and all of the paper. */
export function setTable(
  pdf: Pdf,
  columns: readonly SheetColumn[],
  rows: readonly (readonly SheetCell[])[],
  totals: readonly SheetCell[] = [],
  page: Page = paper,
  largest: number = sizes[0],
): PdfTable {
  const gap = gapOf(columns.length);
  const space = page.width - gap * (columns.length - 1);
  const wishes = columns.map((column, at) =>
    wishOf(
      pdf,
      column,
      rows.map((row) => row[at]),
      totals[at],
    ),
  );
  const allowed = sizes.filter((one) => one <= largest);
  const fitting = allowed.find((one) => sum(wishes.map(({ most }) => most)) * one <= space);
  const size =
    fitting ?? allowed.find((one) => sum(wishes.map(({ least }) => least)) * one <= space);
  const widths = sharedOut(wishes, space / (size ?? sizes.at(-1) ?? 1));
  let { left } = page;
  return {
    page,
    size: size ?? 6,
    columns: columns.map((column, at) => {
      const width = (widths[at] ?? 0) * (size ?? 6);
      const set = { ...column, left, width };
      left += width + gap;
      return set;
    }),
  };
}

/** What a column needs, and what it would like, at a letter's height of one point. */
type Wish = { readonly least: number; readonly most: number };

function wishOf(
  pdf: Pdf,
  column: SheetColumn,
  cells: readonly (SheetCell | undefined)[],
  total: SheetCell | undefined,
): Wish {
  pdf.font("bold").fontSize(1);
  const bold = [...column.label.split(/\s+/), printed(column, total)];
  const heading = Math.max(...bold.map((word) => pdf.widthOfString(word)));
  const inOneLine = pdf.widthOfString(column.label);
  pdf.font("regular").fontSize(1);
  const texts = cells.map((cell) => printed(column, cell));
  const widest = texts.reduce((most, text) => Math.max(most, pdf.widthOfString(text)), heading);
  const { room = 0 } = column;
  const most = Math.max(widest, inOneLine, room);
  if (column.kind !== "text") return { least: Math.max(widest, room), most };
  const words = texts.flatMap((text) => text.split(/[\s-]+/));
  const longest = words.reduce((most, word) => Math.max(most, pdf.widthOfString(word)), heading);
  return {
    least: Math.max(Math.min(longest, widestText / 3), room),
    most: Math.min(most, widestText),
  };
}

/** So much space shared out: what each needs first, then what it would like, then all of it. */
function sharedOut(wishes: readonly Wish[], space: number): number[] {
  const least = sum(wishes.map((wish) => wish.least));
  const most = sum(wishes.map((wish) => wish.most));
  if (most <= space) return wishes.map((wish) => (wish.most * space) / most);
  if (least >= space) return wishes.map((wish) => (wish.least * space) / least);
  const share = (space - least) / (most - least);
  return wishes.map((wish) => wish.least + (wish.most - wish.least) * share);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
