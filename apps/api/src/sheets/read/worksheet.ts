import type { SheetFault } from "@polyportal/domain/messages/sheet";
import { sheetLimits } from "@polyportal/domain/upload/limits";
import { SheetProblem } from "../sheet-problem.ts";
import { type SheetRow, isBlank } from "../sheet-row.ts";
import { type NumberStyle, shownNumber, storable, unescaped } from "./cell-text.ts";
import { cellName, columnOf, lineOf } from "./place.ts";
import type { XmlListener } from "./xml.ts";

/** What the cells of a workbook refer to. */
export type Shared = {
  readonly texts: readonly string[];
  readonly styles: readonly (NumberStyle | undefined)[];
  /** Days are counted from 1904, as old Macintoshes did. */
  readonly from1904: boolean;
};

/** Empty cells that only have a border count, too; no table of so many rows has more. */
const mostCells = sheetLimits.rows * sheetLimits.columns;

type Cell = { column: number; type: string; style: number; value: string; formula?: string };

/** What a worksheet says besides its rows: the merged cells at its end, and hidden columns from 0 on. */
type Besides = {
  merged(range: string): void;
  hiddenColumns(from: number, to: number): void;
};

/** Hears a worksheet: each row that is not blank, and what it says besides. */
export function worksheetListener(
  shared: Shared,
  onRow: (row: SheetRow) => void,
  besides?: Besides,
): XmlListener {
  let line = 0;
  let cells: string[] = [];
  let faults: SheetFault[] = [];
  let cell: Cell | undefined;
  let column = -1;
  let counted = 0;
  let isHidden = false;
  let inReading = false;
  let into: "value" | "formula" | undefined;

  function endCell(ended: Cell): void {
    const { type, value, formula } = ended;
    const name = cellName(column, line);
    let text = "";
    if (formula !== undefined) {
      // What it came to when it was saved may be out of date: shown is what stands in the cell.
      text = `=${formula}`;
      faults.push({ kind: "formula", cell: name, column });
    } else if (type === "e") {
      text = value;
      faults.push({ kind: "error", cell: name, column, shows: storable(value) });
    } else {
      const shown = shownIn(shared, ended);
      text = shown.text;
      if (shown.fault) faults.push({ kind: shown.fault, cell: name, column });
    }
    if (text === "") return;
    if (column >= sheetLimits.columns) throw new SheetProblem("too_many_columns");
    while (cells.length < column) cells.push("");
    cells.push(storable(text));
  }

  return {
    open(name, attributes) {
      if (name === "row") {
        const { r, hidden, ht } = attributes();
        line = lineOf(r, line);
        isHidden = isUnseen(hidden, ht);
        column = -1;
        cells = [];
        faults = [];
      } else if (name === "c") {
        const { r, t = "n", s = "0" } = attributes();
        const next = r === undefined ? column + 1 : columnOf(r);
        counted += 1;
        if (next <= column) throw new SheetProblem("not_a_sheet");
        if (counted > mostCells) throw new SheetProblem("unfolds");
        column = next;
        cell = { column, type: t, style: Number(s), value: "" };
      } else if (cell) {
        if (name === "f") {
          cell.formula = "";
          into = "formula";
        } else if (name === "rPh") {
          inReading = true;
        } else if (name === "v" || (name === "t" && !inReading)) {
          into = "value";
        }
      } else if (name === "mergeCell") {
        besides?.merged(attributes()["ref"] ?? "");
      } else if (name === "col" && besides) {
        const { min, max, hidden, width } = attributes();
        if (isUnseen(hidden, width)) besides.hiddenColumns(Number(min) - 1, Number(max) - 1);
      }
    },
    text(text) {
      if (!cell || into === undefined) return;
      if (into === "value") cell.value += text;
      else cell.formula += text;
    },
    close(name) {
      if (name === "c" && cell) {
        endCell(cell);
        cell = undefined;
      } else if (name === "row") {
        if (faults.length > 0 || !isBlank(cells)) {
          onRow({ line, cells, faults, ...(isHidden && { isHidden }) });
        }
      } else if (name === "rPh") {
        inReading = false;
      } else {
        into = undefined;
      }
    },
  };
}

/** What a person reads in a cell, and what is wrong with a number: how it is written, or how it is shown. */
function shownIn(shared: Shared, { type, style, value }: Cell): ReturnType<typeof shownNumber> {
  if (type === "inlineStr" || type === "str") return { text: unescaped(value) };
  const written = value.trim();
  // A cell without a value has a look alone.
  if (written === "") return { text: "" };
  if (type === "s") {
    const text = /^\d+$/.test(written) ? shared.texts[Number(written)] : undefined;
    if (text === undefined) throw new SheetProblem("not_a_sheet");
    return { text };
  }
  if (type === "b") return { text: written === "1" ? "true" : "false" };
  if (type === "d") return { text: written.slice(0, 10) };
  return shownNumber(written, shared.styles[style], shared.from1904);
}

/** A height or a width of nothing hides as well as the word does. */
const isUnseen = (hidden: string | undefined, size: string | undefined): boolean =>
  hidden === "1" || hidden === "true" || (size !== undefined && Number(size) === 0);
