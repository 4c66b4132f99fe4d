import { expect, test } from "vitest";
import type { ImportColumn } from "./import-types.ts";
import { importWizardWords } from "./import-wizard.words.ts";
import { sheetRows } from "./sheet-rows.ts";

const columns: readonly ImportColumn[] = [
  { key: "jamb", heading: "JAMB number", required: true, example: "202610123456AB" },
  { key: "name", heading: "Full name", required: true, example: "Okonkwo Adaeze" },
  { key: "score", heading: "Score", example: "214" },
];

test("columns are found by their headings, in any order and however they are written", () => {
  const { rows, ignored } = sheetRows(
    [
      ["full  NAME*", "Remark", " jamb Number "],
      [" Okonkwo Adaeze ", "x", "202610123456AB"],
    ],
    columns,
    importWizardWords,
  );
  expect(rows).toEqual([
    { line: 2, values: { jamb: "202610123456AB", name: "Okonkwo Adaeze", score: "" } },
  ]);
  expect(ignored).toEqual(["Remark"]);
});

test("rows keep the numbers that Excel shows; empty ones are left out", () => {
  const { rows } = sheetRows(
    [[null], ["JAMB number", "Full name"], ["1", "A"], [null, " "], ["2", "B"]],
    columns,
    importWizardWords,
  );
  expect(rows.map(({ line }) => line)).toEqual([3, 5]);
});

test("numbers, days and noughts in front come as they are read", () => {
  const read = (cell: unknown) =>
    sheetRows(
      [
        ["JAMB number", "Full name", "Score"],
        ["1", "A", cell],
      ],
      columns,
      importWizardWords,
    ).rows[0]?.values["score"];
  expect(read("08031234567")).toBe("08031234567");
  expect(read("310007769676")).toBe("310007769676");
  expect(read("3.10007769676E11")).toBe("310007769676");
  expect(read("12E5X")).toBe("12E5X");
  expect(read("3.2800000000000002")).toBe("3.28");
  expect(read("4.5")).toBe("4.5");
  expect(read(new Date("2026-11-20T00:00:00Z"))).toBe("2026-11-20");
  expect(read(true)).toBe("true");
});

test("a sheet that lacks what must be there says which", () => {
  const message =
    "The sheet lacks the columns JAMB number, Full name. Start from the sample sheet.";
  expect(() => sheetRows([["Score"], ["12"]], columns, importWizardWords)).toThrow(message);
  expect(() => sheetRows([], columns, importWizardWords)).toThrow(message);
  expect(() => sheetRows([["JAMB number", "Full name"]], columns, importWizardWords)).toThrow(
    "The sheet has no rows under its headings.",
  );
});
