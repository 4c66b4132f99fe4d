import { nameKey } from "@polyportal/domain/text/fold";
import type { CellEntry, EntryColumn, EntryRow } from "./entry-types.ts";

/** A place in the grid, both counted from 0. */
export type Place = { readonly row: number; readonly column: number };

/** A rectangle of cells, both ends within it. */
export type Block = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** The rectangle between two places. */
export const blockOf = (one: Place, other: Place): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** How many cells a block has. */
export const sizeOf = ({ top, bottom, left, right }: Block): number =>
  (bottom - top + 1) * (right - left + 1);

type Grid = { readonly columns: readonly EntryColumn[]; readonly rows: readonly EntryRow[] };

/** A block as spreadsheets take it: tabs between cells, a line for each row. */
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

/** Cells of a text that a spreadsheet put on the clipboard. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));

/** What a pasted block enters, and how many of its rows were left out. */
export type Pasted = {
  readonly entries: readonly CellEntry[];
  /** Rows whose names or numbers, pasted beside the marks, are not those of the row. */
  readonly shifted: number;
  /** Rows for which the grid has none left. */
  readonly tooLong: number;
};

/**
 * Lays a block from a place on. Where it covers a column that is only shown, such as the matric number,
 * the row's own must stand there: a block that has slipped by a row enters nothing wrong.
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

/** Enters one text, or that of the block's first row, into each cell of a block that is typed into. */
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

/** Those that change something. */
export const changes = (
  rows: readonly EntryRow[],
  entries: readonly CellEntry[],
): readonly CellEntry[] => {
  const cells = new Map(rows.map((row) => [row.id, row.cells]));
  return entries.filter(({ row, column, text }) => (cells.get(row)?.[column] ?? "") !== text);
};
