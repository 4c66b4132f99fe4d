import { email, personName, phone, requiredText } from "@polyportal/domain/validation/primitives";
import fc from "fast-check";
import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { readSheet } from "../sheets/read-sheet.ts";
import { chunksOf, memoryFile, payments } from "../sheets/testing/sheets.ts";
import { allCells } from "../sheets/testing/workbook.ts";
import { writeSheet } from "../sheets/write-sheet.ts";
import { readCell } from "./cells.ts";
import type { ImportColumn } from "./importer.ts";

// Files that the portal exported can be imported again, also after Excel has saved them.

const column = (key: string, schema: ImportColumn["schema"]): ImportColumn => ({
  key,
  heading: key,
  example: "",
  schema,
});

const columns = [
  column("number", requiredText("", 40)),
  column("name", personName()),
  column("phone", phone()),
  column("email", email("")),
  column("remark", requiredText("", 200)),
];

/** Texts as records hold them: trimmed, without invisible characters. */
const kept = (text: string) => text.trim().replaceAll(/[^\p{L}\p{N} ='+@.-]/gu, "x");

const row = fc.tuple(
  fc.oneof(
    fc.stringMatching(/^0[0-9]{3,11}$/),
    fc.stringMatching(/^[0-9]{1,18}$/),
    fc.stringMatching(/^ND\/COM\/[0-9]{2}\/0[0-9]{3}$/),
    fc.stringMatching(/^[0-9]{1,3}E[0-9]{1,2}$/),
  ),
  fc.constantFrom("O’Brien", "Ɗanjuma", "Souza-Bello", "Ṣọlá"),
  fc.stringMatching(/^(0|\+234)[789][01][0-9]{8}$/),
  fc.constantFrom("ada@example.com", "ada.obi+form@school.edu.ng"),
  fc.oneof(
    fc.constantFrom("-5", "=1+1", "+2", "@x", "-", "007", "1.50", "12 Ọjà Street"),
    fc.stringMatching(/^[A-Za-z0-9=+@.-][A-Za-z0-9 =+@.-]{0,20}$/).map(kept),
  ),
);
const rows = fc.array(row, { minLength: 1, maxLength: 20 });

async function csvOf(all: readonly (readonly string[])[]): Promise<Buffer> {
  const { file, bytes } = memoryFile();
  const sheet = payments([], {
    columns: columns.map(({ heading }) => ({ label: heading, kind: "text" as const })),
    rows: chunksOf(all),
  });
  await writeSheet("csv", sheet, file);
  return bytes();
}

const valuesOf = (cells: readonly string[]) =>
  columns.map((one, at) => readCell(one, cells[at]).value);

/** A CSV cell after Excel saved it: numbers lose their notation. Formulas must not occur. */
function inExcel(cell: string): string {
  expect(cell).not.toMatch(/^[=@]|^[+-][^\d]/);
  const isNumber = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(cell);
  return isNumber ? String(Number(Number(cell).toPrecision(15))) : cell;
}

test("an export in csv gives the same values when it is imported", async () => {
  const same = fc.asyncProperty(rows, async (all) => {
    const cells = await allCells(await readSheet(await csvOf(all), "list.csv"));
    expect(cells.map(valuesOf)).toEqual(all);
  });
  await fc.assert(same, { numRuns: 50 });
});

test("and no other digits when Excel has opened it before", async () => {
  const same = fc.asyncProperty(rows, async (all) => {
    const opened = parseCsv((await csvOf(all)).toString()).slice(1);
    const values = opened.map((cells) =>
      valuesOf(cells.map((cell) => inExcel(String(cell ?? "")))),
    );
    const numbersOf = (some: readonly (string | undefined)[]) => some.slice(0, 4);
    expect(values.map(numbersOf)).toEqual(all.map(numbersOf));
  });
  await fc.assert(same, { numRuns: 50 });
});
