import type { ReactNode } from "react";
import { dash } from "@polyportal/domain/format/dash";

/** What a cell holds before it is drawn: what is sorted, searched and exported. */
export type CellValue = string | number | null | undefined;

/** One column of a data table, kept at module level so that rows are not drawn again for nothing. */
export type DataColumn<Item> = {
  /** Its name in the address and in exports' order; never shown. */
  id: string;
  /** The words at its head, and before its cell on a phone's card. */
  header: string;
  /** The plain value of a row: sorted, searched, exported, and shown where there is no `cell`. */
  value: (item: Item) => CellValue;
  /** How the value is drawn, where it is more than words: a badge, an amount, a link. */
  cell?: (item: Item) => ReactNode;
  /** Right-aligned in figures of one width, for amounts, scores and counts. */
  numeric?: boolean;
  /** Its head is a button that sorts; true unless said. */
  sortable?: boolean;
  /** Names the row for a screen reader and heads its card; the first column unless one says so. */
  rowHeader?: boolean;
  /** Left out until the reader chooses it. */
  hidden?: boolean;
  /** Can never be left out. */
  fixed?: boolean;
  /** The least width, in rem; 8 unless said. */
  width?: number;
  /** Its share of the width that is left over; 1 unless said, 0 keeps it at its least. */
  grow?: number;
};

const pickWidth = 3;
const actWidth = 3.5;

/**
 * The widths of all columns as one CSS grid, the same for every row because none depends on content,
 * and the least width of the whole, below which the table scrolls sideways.
 */
export function tracksOf<Item>(
  columns: readonly DataColumn<Item>[],
  { selectable, actions }: { selectable: boolean; actions: boolean },
): { "--tracks": string; "--least": string } {
  const tracks = columns.map(({ width = 8, grow = 1 }) =>
    grow === 0 ? `${width}rem` : `minmax(${width}rem, ${grow}fr)`,
  );
  const before = selectable ? pickWidth : 0;
  const after = actions ? actWidth : 0;
  const least = columns.reduce((sum, { width = 8 }) => sum + width, before + after);
  return {
    "--tracks": [before && `${before}rem`, ...tracks, after && `${after}rem`]
      .filter(Boolean)
      .join(" "),
    "--least": `${least}rem`,
  };
}

/** The column that names the row. */
export const rowHeaderOf = <Item>(
  columns: readonly DataColumn<Item>[],
): DataColumn<Item> | undefined => columns.find(({ rowHeader }) => rowHeader) ?? columns[0];

/** What stands in a cell; a missing value is the specified dash, never "undefined" or "NaN". */
export const contentOf = <Item>({ value, cell }: DataColumn<Item>, item: Item): ReactNode =>
  cell ? cell(item) : dash(value(item));

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Numbers by size, words as a person sorts them, what is missing last (TanStack Table sees to that). */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a ?? ""), String(b ?? ""));
}
