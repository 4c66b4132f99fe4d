import type { CellValue, WriteSheet } from "hucre/xlsx";
import { sheetWords } from "@polyportal/domain/messages/sheet";
import { bold, numberFormats, sheetName, textForXlsx, widthOf } from "./write/xlsx-cells.ts";

/** A column of a sheet that people fill in. */
export type SampleColumn = {
  readonly heading: string;
  readonly required?: boolean;
  /** A value as it should be written. */
  readonly example: string;
  /** How to write its values, in a few words. */
  readonly hint?: string;
};

/** So many empty rows are ready for texts: Excel would take the noughts off what is typed elsewhere. */
const readyRows = 2_000;

const text = { numFmt: numberFormats.text };
const heading = { ...text, font: bold };

/**
 * A workbook to be filled in: headings (an asterisk after those that must be filled), an example row,
 * and a second sheet that says how to write each. Every cell is a text.
 */
export async function sampleSheet(
  title: string,
  columns: readonly SampleColumn[],
): Promise<Uint8Array> {
  // Loaded with the first sample, not with the server.
  const { writeXlsx } = await import("hucre/xlsx");
  const headings = columns.map(({ heading, required }) => heading + (required ? "*" : ""));
  const examples = columns.map(({ example }) => example);
  const empty = columns.map(() => null);
  const hints = columns.map(({ heading, required, hint = "", example }) => [
    heading,
    required ? sheetWords.yes : sheetWords.no,
    hint,
    example,
  ]);
  const hintHeadings = [
    sheetWords.column,
    sheetWords.required,
    sheetWords.hint,
    sheetWords.example,
  ];
  return writeXlsx({
    sheets: [
      textSheet(title, headings, [examples, ...Array.from({ length: readyRows }, () => empty)]),
      textSheet(sheetWords.hints, hintHeadings, hints),
    ],
  });
}

function textSheet(
  title: string,
  headings: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): WriteSheet {
  const written = [headings, ...rows].map((row) =>
    row.map((cell): CellValue => (cell === null ? null : textForXlsx(cell))),
  );
  return {
    name: sheetName(title),
    columns: headings.map((label, at) => ({
      style: text,
      width: widthOf([label, ...rows.map((row) => row[at])]),
    })),
    rows: written,
    cells: new Map(headings.map((_, at) => [`0,${at}`, { style: heading }])),
    freezePane: { rows: 1 },
  };
}
