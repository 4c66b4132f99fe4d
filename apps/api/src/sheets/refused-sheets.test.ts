import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { sheetProblems } from "@polyportal/domain/messages/sheet";
import { readPasted, readSheet } from "./read-sheet.ts";
import { SheetProblem } from "./sheet-problem.ts";
import { allRows, textRow, workbook, worksheet } from "./testing/workbook.ts";
import { zip } from "./testing/zip.ts";

const refusal = async (bytes: Uint8Array | string, name = "list.xlsx") => {
  const file = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
  return readSheet(file, name).then(
    () => "read",
    (failure: unknown) => (failure instanceof SheetProblem ? failure.code : failure),
  );
};
const headings = textRow("Name", "Score");
const row = textRow("Bello", "4");

test("a reason comes with words that say what to do", async () => {
  const failure = new SheetProblem("old_workbook");
  expect(failure.message).toBe(sheetProblems.old_workbook);
  expect(failure.message).toContain("Excel workbook (.xlsx)");
});

test("an old workbook is told from a protected one", async () => {
  const compound = Buffer.from("d0cf11e0a1b11ae1", "hex").toString("latin1") + "\0".repeat(512);
  expect(await refusal(compound, "list.xls")).toBe("old_workbook");
  const secret = await writeXlsx({
    sheets: [{ name: "A", rows: [["Name"], ["Bello"]] }],
    encryption: { password: "secret", spinCount: 1_000 },
  });
  expect(await refusal(secret)).toBe("encrypted");
  const binary = zip({
    "_rels/.rels":
      '<Relationships><Relationship Id="1" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
  });
  expect(await refusal(binary)).toBe("old_workbook");
});

test.each([
  ["a page that is named as a workbook", "<html><table>", "list.xls"],
  ["text that is named as a workbook", "Name,Score\nBello,4", "list.xlsx"],
  ["a PDF", "%PDF-1.7\n\0", "list.csv"],
  ["nothing", "", "list.xlsx"],
  ["a zip of something else", zip({ "a.txt": "a" }), "list.xlsx"],
])("%s is not read", async (_, bytes, name) => {
  expect(await refusal(bytes, name)).toBe("not_a_sheet");
});

test("a workbook that was cut short or harmed, at whatever place, is refused", async () => {
  const whole = workbook(headings + row.repeat(40));
  for (let length = 4; length < whole.byteLength; length += 7) {
    expect(await refusal(whole.slice(0, length))).toBe("not_a_sheet");
  }
  const at = Buffer.from(whole).indexOf("xl/worksheets/sheet1.xml");
  const harmed = Uint8Array.from(whole);
  harmed[at + 60] = (harmed[at + 60] ?? 0) ^ 0xff;
  expect(await refusal(harmed)).toBe("not_a_sheet");
});

test.each(["../../etc/passwd", "/etc/passwd", "C:/windows/a.xml", "xl\\..\\..\\a.xml"])(
  "a workbook with a part named %s is refused",
  async (name) => {
    expect(await refusal(workbook(headings + row, { parts: { [name]: "a" } }))).toBe("not_a_sheet");
  },
);

test("more than 12 MB are refused before anything is read", async () => {
  expect(await refusal(new Uint8Array(12 * 1024 * 1024 + 1))).toBe("too_big");
  await expect(readPasted("a".repeat(12 * 1024 * 1024 + 1))).rejects.toMatchObject({
    code: "too_big",
  });
});

test("more than 20,000 rows are refused, and so are more columns than anybody fills in", async () => {
  expect(await refusal(workbook(headings + row.repeat(20_001)))).toBe("too_many_rows");
  expect(await refusal(`Name\n${"Bello\n".repeat(20_001)}`, "a.csv")).toBe("too_many_rows");
  for (const end of ["\n", "\r\n", "\r"]) {
    const empty = (count: number) => `Name${end}${end.repeat(count)}Bello${end}`;
    expect(await refusal(empty(3_000_000), "a.csv")).toBe("too_many_rows");
    expect(await refusal(empty(100), "a.csv")).toBe("read");
  }
  expect(await refusal(`Name\n${"a,".repeat(300)}a`, "a.csv")).toBe("too_many_columns");
  // Cells without anything in them, more than a spreadsheet has columns.
  expect(await refusal(`Name\n${",".repeat(20_000)}`, "a.csv")).toBe("too_many_columns");
  for (const place of ["IW2", "XFD2", "XFE2", "BDWGN2", "ZZZZZZZZZZZ2"]) {
    const wide = `<row r="2"><c r="${place}"><v>1</v></c></row>`;
    expect(await refusal(workbook(headings + wide))).toBe("too_many_columns");
  }
});

test.each([
  ["far below", '<row r="1048577"><c><v>1</v></c></row>'],
  ["above the one before", '<row r="1"><c><v>1</v></c></row>'],
  ["nowhere", '<row r="x"><c><v>1</v></c></row>'],
  ["with cells that go back", '<row r="2"><c r="B2"><v>1</v></c><c r="A2"><v>1</v></c></row>'],
  ["with a cell that has no column", '<row r="2"><c r="2"><v>1</v></c></row>'],
  ["with a text that is nowhere", '<row r="2"><c t="s"><v>7</v></c></row>'],
  ["with a text of no whole number", '<row r="2"><c t="s"><v>0x0</v></c></row>'],
])("a row %s is refused", async (_, bad) => {
  expect(await refusal(workbook(headings + bad))).toBe("not_a_sheet");
});

const size = 140 * 1024 * 1024;

test.each(["xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/workbook.xml"])(
  "a bomb in %s is refused while it unfolds",
  async (name) => {
    const parts = { [name]: Buffer.alloc(size, " ") };
    expect(await refusal(workbook(headings + row, { parts }))).toBe("unfolds");
  },
);

test("a bomb that lies of its size is refused as soon as it unfolds beyond what is allowed", async () => {
  const parts = { "xl/worksheets/sheet1.xml": Buffer.alloc(size, "<a/>".padEnd(64)) };
  expect(await refusal(workbook("", { parts, says: 100 }))).toBe("unfolds");
});

test("too many parts, texts, cells and merged cells are refused", async () => {
  const parts = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`m/${at}`, "a"]));
  expect(await refusal(workbook(headings + row, { parts }))).toBe("unfolds");
  const texts = `<sst>${"<si/>".repeat(1_000_001)}</sst>`;
  expect(await refusal(workbook(headings + row, { texts }))).toBe("unfolds");
  const cells = `<row>${"<c/>".repeat(1_000)}</row>`.repeat(5_200);
  expect(await refusal(workbook(headings + cells))).toBe("unfolds");
  const merges = `<mergeCells>${'<mergeCell ref="A1:B2"/>'.repeat(100_001)}</mergeCells>`;
  const sheets = [{ name: "A", xml: worksheet(headings + row, merges) }];
  expect(await refusal(workbook("", { sheets }))).toBe("unfolds");
});

test("merged cells over the whole sheet cost nothing", async () => {
  const merges = `<mergeCells>${'<mergeCell ref="A2:XFD1048576"/>'.repeat(90_000)}</mergeCells>`;
  const xml = worksheet(headings + row.repeat(20_000), merges);
  const rows = await allRows(
    await readSheet(workbook("", { sheets: [{ name: "A", xml }] }), "a.xlsx"),
  );
  expect(rows).toHaveLength(20_000);
  expect(rows.every(({ faults }) => faults.length > 0 && faults.length < 10)).toBe(true);
});

test("sheets by name and hidden columns without end are refused in little time", async () => {
  const before = performance.now();
  const many = 48_000;
  const all = (each: (at: number) => string) => Array.from({ length: many }, (_, at) => each(at));
  const named = (state: string) => ({
    "xl/workbook.xml": `<workbook><sheets>${all((at) => `<sheet name="a"${state} r:id="s${at}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${all((at) => `<Relationship Id="s${at}" Type="x/worksheet" Target="worksheets/sheet1.xml"/>`).join("")}</Relationships>`,
  });
  expect(await refusal(workbook(headings + row, { parts: named("") }))).toBe("unfolds");
  // Of charts there may be as many as one likes: none is read.
  const charts = named("");
  charts["xl/_rels/workbook.xml.rels"] = charts["xl/_rels/workbook.xml.rels"].replaceAll(
    "x/worksheet",
    "x/chartsheet",
  );
  expect(await refusal(workbook(headings + row, { parts: charts }))).toBe("no_rows");
  const columns = all(() => '<col min="1" max="16384" hidden="1"/>').join("");
  const xml = worksheet(headings + row).replace(
    "<sheetData>",
    `<cols>${columns}</cols><sheetData>`,
  );
  expect(await refusal(workbook("", { sheets: [{ name: "A", xml }] }))).toBe("unfolds");
  expect(performance.now() - before).toBeLessThan(5_000);
});

test("rows of more merged cells than a table has are refused", async () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const merges = letters.map((letter) => `<mergeCell ref="${letter}2:${letter}1048576"/>`).join("");
  const xml = worksheet(headings + row.repeat(20_000), `<mergeCells>${merges}</mergeCells>`);
  const sheet = await readSheet(workbook("", { sheets: [{ name: "A", xml }] }), "a.xlsx");
  await expect(allRows(sheet)).rejects.toMatchObject({ code: "unfolds" });
});

test("entities that unfold into others are not unfolded", async () => {
  const doctype =
    '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const rows = headings + textRow("&b;", "&x;");
  const declared = worksheet(rows).replace("<worksheet", `${doctype}<worksheet`);
  expect(await refusal(workbook("", { sheets: [{ name: "A", xml: declared }] }))).toBe(
    "not_a_sheet",
  );
  expect(await refusal(workbook(rows))).toBe("not_a_sheet");
});

test("a heading that is merged, made by a formula or an error is no heading", async () => {
  const merged = worksheet(
    textRow("Alani State Polytechnic") + headings + row,
    '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
  );
  expect(await refusal(workbook("", { sheets: [{ name: "A", xml: merged }] }))).toBe("headings");
  expect(await refusal(workbook(`<row><c><f>A9</f></c></row>${row}`))).toBe("headings");
});

test("a sheet without rows is refused, and a workbook of which nothing can be seen", async () => {
  expect(await refusal(workbook(""))).toBe("no_rows");
  expect(await refusal(workbook(headings))).toBe("no_rows");
  expect(await refusal("Name,Score\r\n\r\n,,\r\n", "list.csv")).toBe("no_rows");
  const sheets = [{ name: "A", state: "hidden", xml: worksheet(headings + row) }];
  expect(await refusal(workbook("", { sheets }))).toBe("no_rows");
});

test("a quotation mark that is never closed swallows no rows", async () => {
  expect(await refusal('Name,Score\nBello,4\n"Musa,5\nAde,3\n', "list.csv")).toBe("unclosed_quote");
});

test("bytes at random, and a workbook with a wrong one, are read or refused, not stumbled over", async () => {
  const tail = fc.uint8Array({ maxLength: 300 });
  const random = fc.asyncProperty(tail, async (bytes) => {
    expect(await refusal(Buffer.concat([Buffer.from("PK\u0003\u0004"), bytes]))).toBe(
      "not_a_sheet",
    );
  });
  await fc.assert(random);
  const whole = workbook(headings + row);
  const harmed = fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (place, byte) => {
    const bytes = Uint8Array.from(whole);
    bytes[place] = byte;
    expect(["read", ...Object.keys(sheetProblems)]).toContain(await refusal(bytes));
  });
  await fc.assert(harmed, { numRuns: 300 });
});
