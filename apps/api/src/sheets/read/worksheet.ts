import type { SheetFault } from "@polyportal/domain/messages/sheet";
import { sheetLimits } from "@polyportal/domain/upload/limits";
import { SheetProblem } from "../sheet-problem.ts";
import { type SheetRow, isBlank } from "../sheet-row.ts";
import { type NumberStyle, numberText, styledNumber, storable, unescaped } from "./cell-text.ts";
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

/** Hears a worksheet: each row that is not blank, and the merged cells, which are said at its end. */
export function worksheetListener(
  shared: Shared,
  onRow: (row: SheetRow) => void,
  onMerged?: (range: string) => void,
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

  function endCell({ type, style, value, formula }: Cell): void {
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
      text = textOf(shared, type, style, value);
      if (text !== "" && type === "n" && shared.styles[style] === "scaled") {
        faults.push({ kind: "scaled", cell: name, column });
      }
    }
    if (text === "") return;
    if (column >= sheetLimits.columns) throw new SheetProblem("too_many_columns");
    while (cells.length < column) cells.push("");
    cells.push(storable(text));
  }

  return {
    open(name, attributes) {
      if (name === "row") {
        const { r, hidden } = attributes();
        line = lineOf(r, line);
        isHidden = hidden === "1" || hidden === "true";
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
        onMerged?.(attributes()["ref"] ?? "");
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

function textOf(shared: Shared, type: string, style: number, value: string): string {
  // A cell without a value has a look alone.
  if (value === "") return "";
  if (type === "s") {
    const text = shared.texts[Number(value)];
    if (text === undefined) throw new SheetProblem("not_a_sheet");
    return text;
  }
  if (type === "inlineStr" || type === "str") return unescaped(value);
  if (type === "b") return value === "1" ? "true" : "false";
  if (type === "d") return value.slice(0, 10);
  const numberStyle = shared.styles[style];
  return numberStyle === undefined
    ? numberText(value)
    : styledNumber(value, numberStyle, shared.from1904);
}
