import { SheetProblem } from "../sheet-problem.ts";

/** Excel's own last column and row. */
export const lastColumn = 16_384;
export const lastLine = 1_048_576;

const letterA = 64;

/** The column of a cell such as "AB12", from 0 on. */
export function columnOf(cell: string): number {
  let column = 0;
  let at = 0;
  for (; at < cell.length; at += 1) {
    const letter = cell.charCodeAt(at) - letterA;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
    if (column > lastColumn) throw new SheetProblem("too_many_columns");
  }
  if (at === 0) throw new SheetProblem("not_a_sheet");
  return column - 1;
}

/** A cell's name: "AB12" from its column, from 0 on, and its row, from 1 on. */
export function cellName(column: number, line: number): string {
  let letters = "";
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(letterA + 1 + ((left - 1) % 26)) + letters;
  }
  return letters + line;
}

/** A row's number as it is written; rows go down, and end where Excel's do. */
export function lineOf(written: string | undefined, before: number): number {
  const line = written === undefined ? before + 1 : Number(written);
  if (!Number.isInteger(line) || line <= before || line > lastLine) {
    throw new SheetProblem("not_a_sheet");
  }
  return line;
}
