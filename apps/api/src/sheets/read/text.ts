import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { SheetFault } from "@polyportal/domain/messages/sheet";
import { CsvError, parse } from "csv-parse";
import { detectDelimiter } from "hucre/csv";
import { sheetLimits } from "@polyportal/domain/upload/limits";
import { asTyped } from "../harmless.ts";
import { lastColumn } from "./place.ts";
import { SheetProblem, asProblem } from "../sheet-problem.ts";
import { type SheetRead, type SheetRow, isBlank, rowsAtOnce } from "../sheet-row.ts";

/** A line with which Excel is told the delimiter, and which it does not show. */
const delimiterLine = /^sep=(.)\r?\n/i;
/** Delimiters are recognised by the first lines. */
const lookedAt = 8_192;
const piece = 65_536;
/** So many characters stand in no row of a table. */
const longestRow = 1_000_000;

/** A file as a spreadsheet writes it, or cells as it copies them. */
type TextKind = "csv" | "pasted";

/** Reads a table from text, in whichever way the spreadsheet at hand has written it. */
export function readText(file: Uint8Array): Promise<SheetRead> {
  const text = decoded(file);
  const [line, delimiter] = delimiterLine.exec(text) ?? [];
  if (line !== undefined && delimiter !== undefined) {
    return readCells(text.slice(line.length), delimiter, "csv");
  }
  return readCells(text, detectDelimiter(text.slice(0, lookedAt)), "csv");
}

/** The rows of a text whose cells are parted by a delimiter. */
export async function readCells(
  text: string,
  delimiter: string,
  kind: TextKind,
): Promise<SheetRead> {
  // A picture or a workbook under another name, not a text.
  if (text.includes("\0")) throw new SheetProblem("not_a_sheet");
  // The parser takes minutes over a million of them.
  if (hasManyEmptyLines(text)) throw new SheetProblem("too_many_rows");
  let headings: readonly string[] | undefined;
  let count = -1;
  for await (const { cells } of filledRows(text, delimiter, kind)) {
    if (cells.length > sheetLimits.columns) throw new SheetProblem("too_many_columns");
    headings ??= cells.map((cell) => cell.trim());
    count += 1;
    if (count > sheetLimits.rows) throw new SheetProblem("too_many_rows");
  }
  if (headings === undefined || count < 1) throw new SheetProblem("no_rows");

  async function* rows() {
    let some: SheetRow[] = [];
    let width: number | undefined;
    for await (const row of filledRows(text, delimiter, kind)) {
      if (width !== undefined) some.push(kind === "csv" ? within(width, row, delimiter) : row);
      width ??= row.cells.length;
      if (some.length === rowsAtOnce) {
        yield some;
        some = [];
      }
    }
    if (some.length > 0) yield some;
  }
  return { headings, count, hidden: [], hiddenRows: [], hiddenColumns: [], unread: [], rows };
}

const beyond: readonly SheetFault[] = [{ kind: "beyond" }];

/**
 * A row with more filled cells than there are headings is refused: a comma in one, such as 17,5, has moved the
 * others. What is left over stays with the last cell, so that nothing of the row is lost.
 */
function within(width: number, row: SheetRow, delimiter: string): SheetRow {
  if (isBlank(row.cells.slice(width))) return row;
  const rest = row.cells.slice(width - 1).join(delimiter);
  return { ...row, cells: [...row.cells.slice(0, width - 1), rest], faults: beyond };
}

async function* filledRows(
  text: string,
  delimiter: string,
  kind: TextKind,
): AsyncGenerator<SheetRow, void, undefined> {
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    // A row is read to its end before its columns are counted.
    max_record_size: longestRow,
    // Cells without anything in them have no size: millions would fit into one row.
    cast: (cell, { index }) => {
      if (index >= lastColumn) throw new SheetProblem("too_many_columns");
      return kind === "csv" ? asTyped(cell) : cell;
    },
  });
  let line = 0;
  try {
    for await (const record of Readable.from(pieces(text)).pipe(parser)) {
      line += 1;
      const cells = trimmed(record as string[]);
      if (!isBlank(cells)) yield { line, cells, faults: [] };
    }
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw asProblem(failure);
    const isLong = failure.code === "CSV_MAX_RECORD_SIZE";
    if (isLong && !text.includes('"')) throw new SheetProblem("too_many_columns", failure);
    throw isLong || failure.code === "CSV_QUOTE_NOT_CLOSED"
      ? new SheetProblem("unclosed_quote", failure)
      : asProblem(failure);
  }
}

const [lineFeed, carriageReturn] = [10, 13];

/** Whether more lines have nothing in them, not even a delimiter, than a sheet may have rows. */
function hasManyEmptyLines(text: string): boolean {
  let empty = 0;
  let isEmpty = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const ends = code === lineFeed || code === carriageReturn;
    if (code === carriageReturn && text.charCodeAt(at + 1) === lineFeed) at += 1;
    if (ends && isEmpty) empty += 1;
    isEmpty = ends;
  }
  return empty > sheetLimits.rows;
}

/** With a pause after each, in which the server answers others. */
async function* pieces(text: string) {
  for (let at = 0; at < text.length; at += piece) {
    yield text.slice(at, at + piece);
    await setImmediate();
  }
}

/** Without the empty cells behind the last filled one. */
function trimmed(cells: string[]): string[] {
  while (cells.at(-1) === "") cells.pop();
  return cells;
}

/** By its mark, or UTF-8, or else as Windows writes it here. */
function decoded(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder("utf-16be").decode(file);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}
