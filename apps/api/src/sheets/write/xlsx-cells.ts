import { sheetWords } from "@polyportal/domain/messages/sheet";
import type { SheetCell, SheetColumn } from "../new-sheet.ts";

/** "@" is text, whatever it looks like, and also when somebody edits the cell. */
export const numberFormats = {
  text: "@",
  number: "General",
  money: "#,##0.00",
  date: "yyyy-mm-dd",
} as const satisfies Record<SheetColumn["kind"], string>;

/** Headings; the library leaves out what is not said, and Excel takes another size then. */
export const bold = { bold: true, name: "Calibri", size: 11 } as const;

/** Excel repairs a workbook with a longer text, and tells people that it was damaged. */
const longestText = 32_767;

/** A text as the format wants it: what looks like one of its own escapes is escaped, too. */
export const textForXlsx = (text: string): string =>
  text
    .slice(0, longestText)
    .replaceAll(/_x(?=[\dA-F]{4}_)/gi, "_x005F_x")
    .replaceAll(/[\uFFFE\uFFFF]/g, (illegal) => `_x${illegal.charCodeAt(0).toString(16)}_`);

const narrowest = 10;
const widest = 60;

/** The width of a column in characters, by those of its cells that are known. */
export const widthOf = (cells: readonly (SheetCell | undefined)[]): number =>
  Math.min(
    widest,
    cells.reduce<number>((most, cell) => Math.max(most, String(cell ?? "").length + 2), narrowest),
  );

const longestName = 31;

/** A title as the name of a sheet, which may not have every sign in it. */
export function sheetName(title: string): string {
  const name = title
    .replaceAll(/[\\/?*:[\]\p{Cc}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestName)
    .replaceAll(/^'+|'+$/g, "")
    .trim();
  return name === "" ? sheetWords.unnamed : name;
}
