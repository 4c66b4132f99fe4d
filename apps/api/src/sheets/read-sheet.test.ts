import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import {
  hiddenSheets,
  isFaultOf,
  sheetFault,
  unreadSheets,
} from "@polyportal/domain/messages/sheet";
import { readSheet } from "./read-sheet.ts";
import { allCells, allRows, textRow, workbook, worksheet } from "./testing/workbook.ts";

const read = (bytes: Uint8Array) => readSheet(bytes, "admission.xlsx");
const headings = textRow("JAMB number", "Full name");
test("texts stay as they were typed, and rows keep the numbers that Excel shows", async () => {
  const sheet = await read(
    await writeXlsx({
      sheets: [
        {
          name: "Admission",
          rows: [
            [null],
            [" JAMB number ", "Full name"],
            ["0012345678", "Ọláolúwa  Adébùkọ́lá "],
            [null, "  "],
            ["23/11/2026", "Ɓello Ƙassim & Sons <Ltd> ₦"],
          ],
        },
      ],
    }),
  );
  expect(sheet).toMatchObject({ name: "Admission", count: 2 });
  expect(sheet.headings).toEqual(["JAMB number", "Full name"]);
  expect(await allRows(sheet)).toEqual([
    { line: 3, cells: ["0012345678", "Ọláolúwa  Adébùkọ́lá "], faults: [] },
    { line: 5, cells: ["23/11/2026", "Ɓello Ƙassim & Sons <Ltd> ₦"], faults: [] },
  ]);
});

test.each([
  ["310007769676", "310007769676"],
  ["3.10007769676E11", "310007769676"],
  ["3.10007769676e+11", "310007769676"],
  ["3.2800000000000002", "3.28"],
  ["1.0000000000000001E-5", "0.00001"],
  ["-4.5", "-4.5"],
  ["0", "0"],
])("a number that is kept as %s is read as %s", async (kept, digits) => {
  const sheet = await read(workbook(`${headings}<row><c r="A9"><v>${kept}</v></c></row>`));
  expect(await allCells(sheet)).toEqual([[digits]]);
});

test.each(["0x10", "0b11", "Infinity", "1_000", "1e999", "--1", "1,5", "."])(
  "%s is no number that Excel keeps, and is refused by its cell",
  async (written) => {
    const [only] = await allRows(
      await read(workbook(`${headings}<row><c/><c><v>${written}</v></c></row>`)),
    );
    expect(only?.cells).toEqual(["", written]);
    expect(only?.faults.map(sheetFault)).toEqual([
      "Cell B2 holds a number that cannot be read. Type it again.",
    ]);
  },
);

test("a cell whose value is blank is empty, and no text is taken for it", async () => {
  const texts = "<sst><si><t>7</t></si></sst>";
  const rows =
    '<row><c><v>1</v></c><c t="s"><v> </v></c><c><v>\n</v></c><c t="s"><v> 0 </v></c></row>';
  const made = workbook(headings + rows, { texts });
  expect(await allCells(await read(made))).toEqual([["1", "", "", "7"]]);
});

test("texts in several fonts are one text, without how they are read aloud", async () => {
  const texts =
    '<sst><si><r><t>Adé</t></r><r><t xml:space="preserve"> Ọlá</t></r><rPh><t>ade</t></rPh></si><si><t>a_x000D_b_x005F_x0041_&#128512;&amp;</t></si></sst>';
  const sheet = await read(
    workbook(
      `${headings}<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="b"><v>1</v></c></row>`,
      {
        texts,
      },
    ),
  );
  expect(await allCells(sheet)).toEqual([["Adé Ọlá", "a\rb_x0041_😀&", "true"]]);
});

test("names of elements may have prefixes", async () => {
  const xml =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c></x:row><x:row r="7"><x:c r="B7"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const sheet = await read(workbook("", { sheets: [{ name: "A", xml }] }));
  expect(await allRows(sheet)).toEqual([{ line: 7, cells: ["", "5"], faults: [] }]);
});

test("every row that a merged cell touches is refused, and the merge is named", async () => {
  const rows = Array.from({ length: 6 }, (_, at) => [`A${at + 2}`, at === 2 ? "Law" : null]);
  const sheet = await read(
    await writeXlsx({
      sheets: [
        {
          name: "A",
          rows: [["Name", "Department"], ...rows],
          merges: [
            { startRow: 3, endRow: 5, startCol: 1, endCol: 1 },
            { startRow: 6, endRow: 6, startCol: 0, endCol: 1 },
          ],
        },
      ],
    }),
  );
  const merged = { kind: "merged", from: "B4", to: "B6", columns: [1, 1] };
  const faults = (await allRows(sheet)).map((row) => row.faults);
  const last = [{ kind: "merged", from: "A7", to: "B7", columns: [0, 1] }];
  expect(faults).toEqual([[], [], [merged], [merged], [merged], last]);
  expect(faults[2]?.map(sheetFault)).toEqual([
    "The cells B4 to B6 are merged. Unmerge them and fill in each.",
  ]);
});

test("of many merged cells in a row none is forgotten", async () => {
  const many = Array.from({ length: 9 }, (_, at) => String.fromCharCode(69 + at));
  const merges = [...many, "B"].map((letter) => `<mergeCell ref="${letter}2:${letter}3"/>`);
  const rows = headings + textRow("A", "1") + textRow("B", "2") + textRow("C", "3");
  const xml = worksheet(rows, `<mergeCells>${merges.join("")}</mergeCells>`);
  const all = await allRows(await read(workbook("", { sheets: [{ name: "A", xml }] })));
  const ofTest = all.map(({ faults }) => faults.some((fault) => isFaultOf(fault, 1)));
  expect(ofTest).toEqual([true, true, false]);
});

test("hidden rows and columns are named, by whichever way they are hidden", async () => {
  const rows = `${headings}<row ht="0" customHeight="1"><c><v>1</v></c></row><row ht="15"><c><v>2</v></c></row><row hidden="true"><c><v>3</v></c></row>`;
  const cols =
    '<cols><col min="1" max="1" width="9"/><col min="2" max="3" hidden="1"/><col min="5" max="16384" width="0"/></cols>';
  const xml = worksheet(rows).replace("<sheetData>", `${cols}<sheetData>`);
  const sheet = await read(workbook("", { sheets: [{ name: "A", xml }] }));
  expect(sheet.hiddenRows).toEqual([2, 4]);
  expect(sheet.hiddenColumns.slice(0, 3)).toEqual([1, 2, 4]);
});

test("a formula is refused and what it last came to is never read, and an error is shown", async () => {
  const row =
    '<row><c><f>SUM(1,2)</f><v>3</v></c><c t="str"><f t="shared" si="0"/><v>Law</v></c><c t="e"><v>#N/A</v></c><c><v>1</v></c></row>';
  const [only] = await allRows(await read(workbook(headings + row)));
  expect(only?.cells).toEqual(["=SUM(1,2)", "=", "#N/A", "1"]);
  expect(only?.faults.map(sheetFault)).toEqual([
    "Cell A2 holds a formula. Type the value, or paste it as a value.",
    "Cell B2 holds a formula. Type the value, or paste it as a value.",
    "Cell C2 shows #N/A. Type the value.",
  ]);
});

test("the first sheet that can be seen is read; hidden and further ones are named", async () => {
  const xml = (name: string) => worksheet(textRow("Name") + textRow(name));
  const sheet = await read(
    workbook("", {
      sheets: [
        { name: "Codes", state: "hidden", xml: xml("1") },
        { name: "Names &amp; codes", xml: xml("2") },
        { name: "Secret", state: "veryHidden", xml: xml("3") },
        { name: "Notes", xml: xml("4") },
      ],
    }),
  );
  expect(await allCells(sheet)).toEqual([["2"]]);
  expect(hiddenSheets(sheet.hidden)).toBe("Hidden sheets are passed over: Codes, Secret.");
  expect(unreadSheets(sheet.name ?? "", sheet.unread)).toBe(
    "Only the sheet “Names & codes” is read, not Notes.",
  );
});

test("rows come some hundred at a time, and again when they are asked for again", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => textRow(String(at))).join("");
  const sheet = await read(workbook(textRow("Name") + rows));
  expect(sheet.count).toBe(20_000);
  for (const _ of [1, 2]) {
    const all = await allCells(sheet);
    expect(all).toHaveLength(20_000);
    expect(all.at(-1)).toEqual(["19999"]);
  }
  let largest = 0;
  for await (const some of sheet.rows()) largest = Math.max(largest, some.length);
  expect(largest).toBeLessThan(2_000);
});
