import type { ReactNode } from "react";
import { dash } from "@polyportal/domain/format/dash";
import type { CellEdit } from "./cell-edit.ts";
import type { CellValue } from "./cell-value.ts";

export type { CellEdit } from "./cell-edit.ts";
export type { CellValue } from "./cell-value.ts";

const defaultWidth = 8;

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
  /** How its cells are edited where they stand, if the table has `onEdit`; not of the one that names the row. */
  edit?: CellEdit<Item>;
  /** The least width, in rem; 8 unless said, and more where a word of the head is longer. */
  width?: number;
  /** Its share of the width that is left over; 1 unless said, 0 keeps it at its least. */
  grow?: number;
};

/** What stands beside the columns of a table. @internal */
export type TableLayout = {
  /** There are boxes to choose rows by. */
  selectable: boolean;
  /** There are buttons that open more of a row. */
  expandable: boolean;
  /** There are menus at the rows' ends. */
  actions: boolean;
};

/** In rem: what a letter of a head takes, and the cell's own padding. */
const letterWidth = 0.5;
const padding = 1.5;

/** The least width of a column: as it says, and never so little that a word of its head is broken. */
function leastOf<Item>({ header, width = defaultWidth }: DataColumn<Item>): number {
  const longest = Math.max(...header.split(/[\s-]/).map((word) => word.length));
  return Math.max(width, longest * letterWidth + padding);
}

const pickWidth = 3;
const openWidth = 2.75;
const actWidth = 3.5;

/**
 * The widths of all columns as one CSS grid, the same for every row because none depends on content,
 * and the least width of the whole, below which the table scrolls sideways. `--lead` is what stands
 * before the first column, `--pinned` what stays in sight with it.
 * @internal
 */
export function tracksOf<Item>(
  columns: readonly DataColumn<Item>[],
  { selectable, expandable, actions }: TableLayout,
): Record<"--tracks" | "--least" | "--lead" | "--pinned", string> {
  const tracks = columns.map((column) => {
    const { grow = 1 } = column;
    return grow === 0 ? `${leastOf(column)}rem` : `minmax(${leastOf(column)}rem, ${grow}fr)`;
  });
  const before = [selectable && pickWidth, expandable && openWidth].filter(
    (width) => width !== false,
  );
  const after = actions ? actWidth : 0;
  const lead = before.reduce((sum, width) => sum + width, 0);
  const least = columns.reduce((sum, column) => sum + leastOf(column), lead + after);
  return {
    "--tracks": [...before.map((width) => `${width}rem`), ...tracks, after && `${after}rem`]
      .filter(Boolean)
      .join(" "),
    "--least": `${least}rem`,
    "--lead": `${lead}rem`,
    "--pinned": `${lead + (columns[0] ? leastOf(columns[0]) : 0)}rem`,
  };
}

/** How many cells stand before the first column. @internal */
export const leadOf = ({ selectable, expandable }: TableLayout): number =>
  Number(selectable) + Number(expandable);

/** The classes of a column's cells; a pinned one stays when the table is scrolled sideways. @internal */
export function cellClass<Item>({ numeric }: DataColumn<Item>, pinned: boolean) {
  if (!pinned) return numeric ? "figure" : undefined;
  return numeric ? "figure pin" : "pin";
}

/** The column that names the row. @internal */
export const rowHeaderOf = <Item>(
  columns: readonly DataColumn<Item>[],
): DataColumn<Item> | undefined => columns.find(({ rowHeader }) => rowHeader) ?? columns[0];

/** What stands in a cell; a missing value is the specified dash, never "undefined" or "NaN". @internal */
export const contentOf = <Item>({ value, cell }: DataColumn<Item>, item: Item): ReactNode =>
  cell ? cell(item) : dash(value(item));

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Numbers by size, words as a person sorts them, what is missing last (TanStack Table sees to that). @internal */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a ?? ""), String(b ?? ""));
}
