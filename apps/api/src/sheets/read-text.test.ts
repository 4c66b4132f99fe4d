import { expect, test } from "vitest";
import { sheetFault } from "@polyportal/domain/messages/sheet";
import { readPasted, readSheet } from "./read-sheet.ts";
import { allCells, allRows } from "./testing/workbook.ts";

const text = (said: string | Uint8Array) =>
  readSheet(typeof said === "string" ? Buffer.from(said) : said, "Admission List.CSV");
const names = "Name;Town\r\nṢọlá;Ọ̀yọ́\r\n";

test.each([
  ["UTF-8", Buffer.from(names)],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${names}`)],
  ["UTF-16", Buffer.from(`\uFEFF${names}`, "utf16le")],
  ["UTF-16 the other way round", Buffer.from(`\uFEFF${names}`, "utf16le").swap16()],
])("text is read in %s", async (_, bytes) => {
  const sheet = await text(bytes);
  expect(sheet.headings).toEqual(["Name", "Town"]);
  expect(await allCells(sheet)).toEqual([["Ṣọlá", "Ọ̀yọ́"]]);
});

test("text that is no UTF-8 is read as Windows writes it here", async () => {
  const bytes = Buffer.from("Name,Price\nAd\xe9,\x805\n", "latin1");
  expect(await allCells(await text(bytes))).toEqual([["Adé", "€5"]]);
});

test.each([
  ["commas", "Name,Score\nBello,4\n"],
  ["semicolons", "Name;Score\nBello;4\n"],
  ["tabs", "Name\tScore\nBello\t4\n"],
  ["semicolons, with decimal commas", 'Name;Score\n"Bello";4\nAde;3,5\nOla;4,5\n'],
  ["a line that says so", "sep=|\r\nName|Score\r\nBello|4\r\n"],
  ["line ends of old Macintoshes", "Name,Score\rBello,4\r"],
])("cells are told apart by %s", async (_, said) => {
  const sheet = await text(said);
  expect(sheet.headings).toEqual(["Name", "Score"]);
  expect((await allCells(sheet))[0]).toEqual(["Bello", "4"]);
});

test("numbers, noughts in front and quotation marks stay as they were typed", async () => {
  const sheet = await text('RRR,Name,Size\n003100077696,"Bello, ""Musa""",12" pipe\n');
  expect(await allCells(sheet)).toEqual([["003100077696", 'Bello, "Musa"', '12" pipe']]);
});

test("blank rows are passed over, and the others keep their numbers", async () => {
  const rows = await allRows(await text('\n,,\nName,Score\n\nBello,"4\n5",,\n , \nAde\n'));
  expect(rows).toEqual([
    { line: 5, cells: ["Bello", "4\n5"], faults: [] },
    { line: 7, cells: ["Ade"], faults: [] },
  ]);
});

test("pasted cells are read as they are, and the apostrophe of a csv is taken off there alone", async () => {
  const pasted = await readPasted('Name\tNote\nAde\t\'=1+1\nOla\t"two\nlines"\n');
  expect(await allCells(pasted)).toEqual([
    ["Ade", "'=1+1"],
    ["Ola", "two\nlines"],
  ]);
  expect(await allCells(await text("Name,Note\nAde,'=1+1\nOla,'n'\n"))).toEqual([
    ["Ade", "=1+1"],
    ["Ola", "'n'"],
  ]);
});

test.each([
  ["a mark with a comma", "ND/1,17,5,40", ["ND/1", "17", "5,40"]],
  ["two of them", "ND/1,17,5,40,5", ["ND/1", "17", "5,40,5"]],
  ["a name with a comma", "Okonkwo, Ngozi,17,40", ["Okonkwo", " Ngozi", "17,40"]],
])("a row with %s has more cells than headings, and is refused", async (_, row, cells) => {
  const sheet = await text(`Matric number,Test,Exam,,\nND/0,10,40,,\n${row}\nND/2,11,41, ,\n`);
  const [before, refused, after] = await allRows(sheet);
  expect(refused).toEqual({ line: 3, cells, faults: [{ kind: "beyond" }] });
  expect(refused?.faults.map(sheetFault)).toEqual([
    "This row has more cells than there are headings. A comma divides cells: type 17.5 instead of 17,5, and put quotation marks around a text that has a comma.",
  ]);
  expect([before?.faults, after?.faults]).toEqual([[], []]);
});

test("what stands beside pasted cells is no part of them", async () => {
  const pasted = await readPasted("Name\tScore\nAde\t4\tsee me\n");
  expect((await allRows(pasted))[0]?.faults).toEqual([]);
});
