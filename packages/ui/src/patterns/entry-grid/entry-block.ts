import { nameKey } from "@polyportal/domain/text/fold";
import type { CellEntry, EntryColumn, EntryRow } from "./entry-types.ts";

/** A cell's position, counted from 0. */
export type Place = { readonly row: number; readonly column: number };

/** A rectangle of cells, both ends included. */
export type Block = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** The rectangle between two positions. */
export const blockOf = (one: Place, other: Place): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** The number of cells in a block. */
export const sizeOf = ({ top, bottom, left, right }: Block): number =>
  (bottom - top + 1) * (right - left + 1);

type Grid = { readonly columns: readonly EntryColumn[]; readonly rows: readonly EntryRow[] };

/** A block as text for spreadsheets: tabs between cells, a line per row. */
export const textOfBlock = ({ columns, rows }: Grid, block: Block): string =>
  rows
    .slice(block.top, block.bottom + 1)
    .map((row) =>
      columns
        .slice(block.left, block.right + 1)
        .map(({ id }) => row.cells[id] ?? "")
        .join("\t"),
    )
    .join("\n");

/** The cells of a text copied from a spreadsheet. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/** The entries of a pasted block, and how many of its rows were left out. */
export type Pasted = {
  readonly entries: readonly CellEntry[];
  /** Rows whose pasted names or numbers differ from the grid's row. */
  readonly shifted: number;
  /** Rows beyond the end of the grid. */
  readonly tooLong: number;
};

/**
 * Places a block at a position. If it covers a read-only column, such as the matric number, its value must
 * equal the row's. So a block that is shifted by a row enters nothing wrong.
 */
export function pasteAt({ columns, rows }: Grid, at: Place, block: readonly string[][]): Pasted {
  const entries: CellEntry[] = [];
  let shifted = 0;
  for (const [down, cells] of block.entries()) {
    const row = rows[at.row + down];
    if (!row) continue;
    const covered = cells.flatMap((text, right) => {
      const column = columns[at.column + right];
      return column ? [{ column, text }] : [];
    });
    const own = covered.every(
      ({ column, text }) => column.entered || same(text, row.cells[column.id] ?? ""),
    );
    if (!own) {
      shifted += 1;
      continue;
    }
    for (const { column, text } of covered) {
      if (column.entered && !row.locked) entries.push({ row: row.id, column: column.id, text });
    }
  }
  return { entries, shifted, tooLong: Math.max(0, at.row + block.length - rows.length) };
}

const same = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** Enters a text, or the block's first row, into each editable cell of a block. */
export const fill = ({ columns, rows }: Grid, block: Block, text?: string): CellEntry[] =>
  rows
    .slice(block.top, block.bottom + 1)
    .flatMap((row) =>
      columns
        .slice(block.left, block.right + 1)
        .flatMap(({ id, entered }) =>
          entered && !row.locked
            ? [{ row: row.id, column: id, text: text ?? rows[block.top]?.cells[id] ?? "" }]
            : [],
        ),
    );

/** The entries that change something. */
export const changes = (
  rows: readonly EntryRow[],
  entries: readonly CellEntry[],
): readonly CellEntry[] => {
  const cells = new Map(rows.map((row) => [row.id, row.cells]));
  return entries.filter(({ row, column, text }) => (cells.get(row)?.[column] ?? "") !== text);
};
