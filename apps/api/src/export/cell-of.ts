import { sheetWords } from "@polyportal/domain/messages/sheet";
import type { SheetCell } from "../sheets/new-sheet.ts";

/** A field of a row as a cell, for columns without a `cell` function. */
export function cellOf(value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? sheetWords.yes : sheetWords.no;
  if (Array.isArray(value)) return value.map((one) => cellOf(one)).join(", ");
  return JSON.stringify(value);
}
