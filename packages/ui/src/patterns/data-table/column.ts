import type { ReactNode } from "react";
import { dash } from "@polyportal/domain/format/dash";
import type { CellEdit } from "./cell-edit.ts";
import type { CellValue } from "./cell-value.ts";

export type { CellEdit } from "./cell-edit.ts";
export type { CellValue } from "./cell-value.ts";

const defaultWidth = 8;

/** A column of a data table. Define it at module level, so that rows do not re-render needlessly. */
export type DataColumn<Item> = {
  /** Its id in the address and in exports. */
  id: string;
  /** The heading, also the label before its cell on a phone's card. */
  header: string;
  /** The plain value of a row: sorted, searched, exported, and shown if there is no `cell`. */
  value: (item: Item) => CellValue;
  /** Renders the value if it is more than text: a badge, an amount, a link. */
  cell?: (item: Item) => ReactNode;
  /** Right-aligned with tabular figures, for amounts, scores and counts. */
  numeric?: boolean;
  /** Its heading is a button that sorts; by default true. */
  sortable?: boolean;
  /** Names the row for screen readers and heads its card; by default the first column does. */
  rowHeader?: boolean;
  /** Hidden until the reader chooses it. */
  hidden?: boolean;
  /** Cannot be hidden. */
  fixed?: boolean;
  /** How its cells are edited if the table has `onEdit`. Not for the column that names the row. */
  edit?: CellEdit<Item>;
  /** The minimum width in rem; by default 8. Longer words in the heading widen it. */
  width?: number;
  /** Its share of the remaining width; by default 1, and 0 keeps the minimum. */
  grow?: number;
};

/** Further parts of a table besides its columns. @internal */
export type TableLayout = {
  /** Rows have checkboxes. */
  selectable: boolean;
  /** Rows have buttons that open details. */
  expandable: boolean;
  /** Rows have menus. */
  actions: boolean;
};

/** In rem: the width of a heading's letter, and a cell's padding. */
const letterWidth = 0.54;
const padding = 1.5;

/** The minimum width of a column. Words in its heading are never broken. */
function leastOf<Item>({ header, width = defaultWidth }: DataColumn<Item>): number {
  const longest = Math.max(...header.split(/[\s-]/).map((word) => word.length));
  return Math.max(width, longest * letterWidth + padding);
}

const pickWidth = 3;
const openWidth = 2.75;
const actWidth = 3.5;

/**
 * The widths of all columns as one CSS grid, which is equal for all rows because it does not depend on
 * content, and the minimum width, below which the table scrolls sideways. `--lead` is the width before the
 * first column, `--pinned` the width that stays in sight.
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

/** The number of cells before the first column. @internal */
export const leadOf = ({ selectable, expandable }: TableLayout): number =>
  Number(selectable) + Number(expandable);

/** The classes of a column's cells. A pinned one stays while the table scrolls sideways. @internal */
export function cellClass<Item>({ numeric }: DataColumn<Item>, pinned: boolean) {
  if (!pinned) return numeric ? "figure" : undefined;
  return numeric ? "figure pin" : "pin";
}

/** The column that names the row. @internal */
export const rowHeaderOf = <Item>(
  columns: readonly DataColumn<Item>[],
): DataColumn<Item> | undefined => columns.find(({ rowHeader }) => rowHeader) ?? columns[0];

/** The content of a cell. A missing value is the specified dash, never "undefined" or "NaN". @internal */
export const contentOf = <Item>({ value, cell }: DataColumn<Item>, item: Item): ReactNode =>
  cell ? cell(item) : dash(value(item));

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Compares numbers by size and texts naturally. TanStack Table puts missing values last. @internal */
export function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a ?? ""), String(b ?? ""));
}
