import { headingOutOf } from "@polyportal/domain/import/headings";
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

/**
 * The cells of a text that a spreadsheet copied: tabs between cells, a line per row. A cell in quotes may
 * hold tabs and line breaks, which become spaces, and each of its quotes is doubled. Empty lines at the end
 * are left out.
 */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g,
  )) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(cell.replaceAll(/\s+/g, " ").trim());
    if (end === "\t") continue;
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ""));
  return rows.slice(0, last + 1);
}

/** The entries of a pasted block, and how many of its rows were left out. */
export type Pasted = {
  readonly entries: readonly CellEntry[];
  /** Rows whose pasted names or numbers differ from the grid's row. */
  readonly shifted: number;
  /** Rows beyond the end of the grid. */
  readonly tooLong: number;
};

/** "Matric number*" and "Test (20)" are the columns "Matric number" and "Test". */
const headingKey = (text: string): string => nameKey(headingOutOf(text).name);

/** The columns that a line of headings names, in its order; undefined where it is no such line. */
function headedBy(columns: readonly EntryColumn[], line: readonly string[]) {
  const named = line.map((text) =>
    text === "" ? undefined : columns.find(({ header }) => headingKey(header) === headingKey(text)),
  );
  const known = named.filter((column) => column !== undefined);
  return known.length > 1 && known.some(({ entered }) => entered) ? named : undefined;
}

/**
 * Places a block at a position. If it covers a read-only column, such as the matric number, its value must
 * equal the row's. So a block that is shifted by a row enters nothing wrong. Under a first line of headings
 * each cell goes to the column of its heading. An empty cell leaves what stands.
 */
export function pasteAt({ columns, rows }: Grid, at: Place, block: readonly string[][]): Pasted {
  const entries: CellEntry[] = [];
  let shifted = 0;
  const headed = headedBy(columns, block[0] ?? []);
  const lines = headed ? block.slice(1) : block;
  const columnOf = (right: number) => (headed ? headed[right] : columns[at.column + right]);
  for (const [down, cells] of lines.entries()) {
    const row = rows[at.row + down];
    if (!row || cells.every((text) => text === "")) continue;
    const covered = cells.flatMap((text, right) => {
      const column = columnOf(right);
      return column && !column.computed ? [{ column, text }] : [];
    });
    if (!isOf(row, covered)) {
      shifted += 1;
      continue;
    }
    for (const { column, text } of covered) {
      if (!column.entered || row.locked || text === "") continue;
      entries.push({ row: row.id, column: column.id, text });
    }
  }
  return { entries, shifted, tooLong: Math.max(0, at.row + lines.length - rows.length) };
}

type Covered = readonly { readonly column: EntryColumn; readonly text: string }[];

/** Whether a line that says whose it is, by a name or a number, says so of this row. */
function isOf(row: EntryRow, covered: Covered): boolean {
  const named = covered.filter(({ column }) => !column.entered);
  const said = named.filter(({ text }) => text !== "");
  if (said.length === 0) return named.length === 0;
  return said.every(({ column, text }) => nameKey(text) === nameKey(row.cells[column.id] ?? ""));
}

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

/** The wrong cells, row by row. */
export const wrongCells = ({ columns, rows }: Grid): Place[] =>
  rows.flatMap(({ wrong }, row) =>
    wrong ? columns.flatMap(({ id }, column) => (wrong[id] ? [{ row, column }] : [])) : [],
  );

/** The first of these positions after another, or before it, going round at the end. */
export function nextOf(places: readonly Place[], at: Place, back = false): Place | undefined {
  const order = (one: Place) => one.row - at.row || one.column - at.column;
  return back
    ? (places.findLast((one) => order(one) < 0) ?? places.at(-1))
    : (places.find((one) => order(one) > 0) ?? places[0]);
}
