import type { CellValue, DataValidation } from "hucre/xlsx";
import { bold, numberFormats, sheetName, textForXlsx, widthOf } from "./write/xlsx-cells.ts";

/** A column of a workbook that is handed out to be filled in further. */
export type FilledColumn = {
  readonly label: string;
  /** Texts are kept as they are typed, with the noughts in front. */
  readonly kind: "text" | "number";
  /** What Excel lets be typed, and what it says of the rest. */
  readonly allows?: {
    /** A number from 0 to so much, of at most two decimals; or one of these texts. */
    readonly most?: number;
    readonly texts: readonly string[];
    readonly says: string;
  };
};

type FilledSheet = {
  readonly title: string;
  readonly columns: readonly FilledColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** By which the workbook is known again: begins with `_`, and stands in a name that nobody sees. */
  readonly mark: string;
};

/** Whether a hidden sheet is a workbook's own mark, of which nobody has to be told. */
export const isMark = (name: string): boolean => name.startsWith("_");

/** A workbook with rows that stand already, its cells validated, and marked for its return. */
export async function filledSheet({
  title,
  columns,
  rows,
  mark,
}: FilledSheet): Promise<Uint8Array> {
  // Loaded with the first workbook, not with the server.
  const { writeXlsx } = await import("hucre/xlsx");
  const labels = columns.map(({ label }) => label);
  const ready = rows.map((row) =>
    row.map((cell): CellValue => (typeof cell === "string" ? textForXlsx(cell) : cell)),
  );
  return writeXlsx({
    sheets: [
      {
        name: sheetName(title),
        columns: columns.map(({ label, kind }, at) => ({
          style: { numFmt: numberFormats[kind] },
          width: widthOf([label, ...rows.map((row) => row[at] ?? undefined)]),
        })),
        rows: [labels, ...ready],
        cells: new Map(
          labels.map((_, at) => [`0,${at}`, { style: { numFmt: numberFormats.text, font: bold } }]),
        ),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap((column, at) => validationOf(column, at, rows.length)),
      },
      { name: mark, rows: [[mark]], veryHidden: true },
    ],
  });
}

const letterOf = (at: number): string => String.fromCharCode("A".charCodeAt(0) + at);

function validationOf({ allows }: FilledColumn, at: number, count: number): DataValidation[] {
  if (!allows) return [];
  const cell = `${letterOf(at)}2`;
  const shared = {
    range: `${cell}:${letterOf(at)}${count + 1}`,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: "stop",
    errorMessage: allows.says,
  } as const;
  if (allows.most === undefined) return [{ ...shared, type: "list", values: [...allows.texts] }];
  const number = `AND(ISNUMBER(${cell}),${cell}>=0,${cell}<=${allows.most},ROUND(${cell},2)=${cell})`;
  const texts = allows.texts.map((text) => `${cell}="${text}"`);
  return [{ ...shared, type: "custom", formula1: `OR(${[...texts, number].join(",")})` }];
}
