import fc from "fast-check";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import type { NewSheet, SheetKind } from "./new-sheet.ts";
import { readSheet } from "./read-sheet.ts";
import { refusedWorkbook } from "./refused-workbook.ts";
import { sampleSheet } from "./sample-sheet.ts";
import { chunksOf, memoryFile, paid, payments } from "./testing/sheets.ts";
import { allCells, allRows } from "./testing/workbook.ts";
import { writeSheet } from "./write-sheet.ts";

async function written(kind: SheetKind, sheet: NewSheet): Promise<Buffer> {
  const { file, bytes } = memoryFile();
  await writeSheet(kind, sheet, file);
  return bytes();
}
const readBack = async (kind: SheetKind, sheet: NewSheet) =>
  readSheet(await written(kind, sheet), `list.${kind}`);

/** What Excel takes for numbers, and keeps otherwise. */
const changed = ["08031234567", "0012", "00.5", "12E4", "1234567890123456", "'0012"];
const dangerous = ["=1+1", "+2348031234567", "-5", "@SUM(A1)", "\t=1", "\r=1", "＝1", "'=1", "a=1"];
const oneText = (texts: readonly string[]): NewSheet =>
  payments([], {
    columns: [
      { label: "Key", kind: "text" },
      { label: "Text", kind: "text" },
    ],
    rows: chunksOf(texts.map((text) => ["k", text])),
  });

test("a csv has the mark of UTF-8, Windows' line ends, plain amounts and ISO days", async () => {
  const rows = [
    ["ND/CS/000001", 'Adé "Ọlá", Ṣẹ́gun', 1250000.5, -4, "2026-11-20"],
    ["0012", null, null, 310007769676, null],
  ];
  expect((await written("csv", payments(rows))).toString()).toBe(
    "\uFEFFMatric number,Full name,Amount (₦),Units,Paid on\r\n" +
      'ND/CS/000001,"Adé ""Ọlá"", Ṣẹ́gun",1250000.50,-4,2026-11-20\r\n' +
      "'0012,,,310007769676,",
  );
});

test("a csv holds no formulas, and its reader gives back what was written", async () => {
  const sheet = oneText(dangerous);
  const lines = (await written("csv", sheet)).toString();
  const cells = parseCsv(lines).map(([, cell]) => cell);
  expect(cells).toEqual(["Text", ...dangerous.slice(0, -1).map((text) => `'${text}`), "a=1"]);
  const back = await readBack("csv", oneText(dangerous));
  expect(await allCells(back)).toEqual(dangerous.map((text) => ["k", text]));
});

test("a csv keeps noughts and digits through Excel, and its reader gives back what was written", async () => {
  const lines = (await written("csv", oneText([...changed, "2026/2027", "300"]))).toString();
  const cells = parseCsv(lines).map(([, cell]) => cell);
  expect(cells).toEqual(["Text", ...changed.map((text) => `'${text}`), "2026/2027", "300"]);
  expect(await allCells(await readBack("csv", oneText(changed)))).toEqual(
    changed.map((text) => ["k", text]),
  );
});

test("a workbook has its texts as texts, its numbers as numbers and its days as days", async () => {
  const rows = [["0012", "=HYPERLINK(1)", -1250000.5, -4, "2026-11-20"]];
  const bytes = await written("xlsx", payments(rows));
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const [sheet] = sheets;
  expect(sheet?.name).toBe("School fees paid");
  expect(sheet?.rows[1]).toEqual([
    "0012",
    "=HYPERLINK(1)",
    -1250000.5,
    -4,
    new Date("2026-11-20T00:00:00Z"),
  ]);
  const styleOf = (cell: string) => sheet?.cells?.get(cell)?.style;
  expect(styleOf("0,0")).toMatchObject({ font: { bold: true } });
  expect(styleOf("1,0")).toMatchObject({ numFmt: "@" });
  expect(styleOf("1,0")?.font?.bold).not.toBe(true);
  expect(styleOf("1,2")).toMatchObject({ numFmt: "#,##0.00" });
  expect(sheet?.freezePane).toEqual({ rows: 1 });
  expect([...bytes.toString("latin1").matchAll(/<f>/g)]).toEqual([]);
  const [row] = await allRows(await readSheet(bytes, "list.xlsx"));
  expect(row).toEqual({
    line: 2,
    cells: ["0012", "=HYPERLINK(1)", "-1250000.5", "-4", "2026-11-20"],
    faults: [],
  });
});

test.each(["xlsx", "csv"] as const)(
  "any text survives the way into a %s and back",
  async (kind) => {
    // Neither a database nor a text file holds a nought.
    const anyText = fc.string({ unit: "binary" }).map((text) => text.replaceAll("\0", ""));
    const looksEscaped = fc.stringMatching(/^_x00[0-9A-F]{2}_[<&'"]?$/);
    const formula = fc.string().map((text) => `=${text}`);
    const number = fc.stringMatching(/^'{0,2}0?[0-9]{1,18}(e[0-9])?$/);
    const texts = fc.array(fc.oneof(anyText, looksEscaped, formula, number), { minLength: 1 });
    const survives = fc.asyncProperty(texts, async (all) => {
      const cells = await allCells(await readBack(kind, oneText(all)));
      expect(cells.map(([, text = ""]) => text)).toEqual(all);
    });
    await fc.assert(survives);
  },
);

test.each(["xlsx", "csv"] as const)("a %s of many rows is written in pieces", async (kind) => {
  const rows = Array.from({ length: 5_000 }, (_, at) => paid(at));
  let asked = 0;
  async function* slowly() {
    for await (const some of chunksOf(rows)) {
      asked += 1;
      yield some;
    }
  }
  let askedAtFirst: number | undefined;
  const { file, bytes } = memoryFile(() => (askedAtFirst ??= asked));
  await writeSheet(kind, payments([], { rows: slowly() }), file);
  expect(askedAtFirst).toBeLessThan(50);
  expect(await allCells(await readSheet(bytes(), `a.${kind}`))).toHaveLength(5_000);
});

test.each(["xlsx", "csv", "pdf"] as const)(
  "a %s whose rows or whose file fail is not taken for a whole one",
  async (kind) => {
    async function* broken(): NewSheet["rows"] & AsyncGenerator<never> {
      yield [paid(1)] as never;
      throw new Error("The database is away");
    }
    const { file } = memoryFile();
    await expect(writeSheet(kind, payments([], { rows: broken() }), file)).rejects.toThrow("away");
    expect(file.destroyed).toBe(true);
    const { file: full } = memoryFile(() => {
      throw new Error("The disk is full");
    });
    const rows = Array.from({ length: 2_000 }, (_, at) => paid(at));
    await expect(writeSheet(kind, payments(rows), full)).rejects.toThrow("full");
  },
);

test.each([
  ["Fees: 2026/2027 [all]?", "Fees 2026 2027 all"],
  ["'Quoted'", "Quoted"],
  ["A title that is longer than a sheet's name may be", "A title that is longer than a s"],
  ["***", "Sheet"],
])("the title %s names a sheet %s", async (title, name) => {
  const { sheets } = await readXlsx(await written("xlsx", payments([], { title })));
  expect(sheets[0]?.name).toBe(name);
});

test("a sample has headings, an example and hints, and texts wherever somebody types", async () => {
  const bytes = await sampleSheet("Admission list", [
    { heading: "JAMB number", required: true, example: "202610123456AB", hint: "14 characters" },
    { heading: "Phone", example: "08031234567" },
  ]);
  const sheet = await readSheet(bytes, "sample.xlsx");
  expect(sheet.headings).toEqual(["JAMB number*", "Phone"]);
  expect(await allCells(sheet)).toEqual([["202610123456AB", "08031234567"]]);
  expect(sheet.unread).toEqual(["How to fill it in"]);
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  expect(sheets[1]?.rows).toEqual([
    ["Column", "Must be filled in", "How to write it", "Example"],
    ["JAMB number", "Yes", "14 characters", "202610123456AB"],
    ["Phone", "No", "", "08031234567"],
  ]);
  for (const cell of ["1,1", "2,1", "2000,0"]) {
    expect(sheets[0]?.cells?.get(cell)?.style).toMatchObject({ numFmt: "@" });
  }
  expect(sheets[0]?.cells?.get("0,0")?.style).toMatchObject({ font: { bold: true } });
});

test("refused rows come back as they were, with their numbers and reasons", async () => {
  const { file, bytes } = memoryFile();
  const refused = [
    {
      line: 4,
      cells: ["0012", "=A1"],
      reasons: ["No such department.", "Cell B4 holds a formula."],
    },
    { line: 9, cells: ["0013"], reasons: ["The key stands twice."] },
  ];
  await refusedWorkbook("Refused", ["Matric number*", "Score"], chunksOf(refused), file);
  const sheet = await readSheet(bytes(), "refused.xlsx");
  expect(sheet.headings).toEqual([
    "Matric number*",
    "Score",
    "Row in the sheet",
    "Reason for refusal",
  ]);
  expect(await allRows(sheet)).toEqual([
    {
      line: 2,
      cells: ["0012", "=A1", "4", "No such department. Cell B4 holds a formula."],
      faults: [],
    },
    { line: 3, cells: ["0013", "", "9", "The key stands twice."], faults: [] },
  ]);
});
