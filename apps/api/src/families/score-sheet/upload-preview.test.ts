import { eq } from "drizzle-orm";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, describe, expect, test } from "vitest";
import { students } from "../../database/schema/student.ts";
import { pasted, workbookOf } from "../../import/testing/sheets.ts";
import { readSheet } from "../../sheets/read-sheet.ts";
import { textRow, workbook, worksheet } from "../../sheets/testing/workbook.ts";
import { testServer } from "../../testing/test-server.ts";
import { uploadsOf } from "./testing/uploads.ts";

const server = await testServer();
afterAll(server.stop);

const { sheetWithLab, submit } = uploadsOf(server);
type Sheet = Awaited<ReturnType<typeof sheetWithLab>>;

const template = async ({ which, as }: Sheet) =>
  new File([await server.ok("downloadScoreSheet", which, as)], "template.xlsx");

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe("the template", () => {
  test("is filled with what stands, is known again, and changes nothing as it is", async () => {
    const sheet = await sheetWithLab(2);
    await sheet.type(0, { test: "17.5", lab: "0", code: "mal", reason: "Notes in the hall" });
    const answer = await server.request("downloadScoreSheet", sheet.which, sheet.as);
    const { code } = await sheet.sheet();
    expect(answer.headers.get("content-disposition")).toContain(
      `${code.replaceAll(" ", "-")}_2026-2027_scores.xlsx`,
    );
    const file = await template(sheet);
    const read = await readSheet(await bytesOf(file), "template.xlsx");
    expect(read.headings).toEqual([
      "S/N",
      "Full name",
      "Matric number*",
      "Test (20)",
      "Lab (20)",
      "Exam (60)",
      "Code",
      "Why",
    ]);
    const rows = [];
    for await (const some of read.rows()) rows.push(...some);
    const [one, two] = sheet.students;
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["1", one?.fullName, one?.matricNumber, "17.5", "0", "", "MAL", "Notes in the hall"],
      ["2", two?.fullName, two?.matricNumber],
    ]);
    expect(await sheet.previewFile(file)).toMatchObject({
      unchanged: 2,
      notices: [],
      missing: { count: 0 },
    });
  });

  test("has the students of a service course by department, as the grid and the review have", async () => {
    const sheet = await sheetWithLab(3);
    const [first] = sheet.roster;
    // The first by name is of a department whose name comes later.
    const where = eq(students.id, first?.id ?? "");
    await server.db.update(students).set({ departmentId: 6 }).where(where);
    const { rows } = await sheet.sheet();
    const [one, other] = [rows[0]?.department ?? "", rows[2]?.department ?? ""];
    expect(rows.map(({ department }) => department)).toEqual([one, one, other]);
    expect(one < other).toBe(true);
    expect(rows[2]?.studentId).toBe(first?.id);
    const read = await readSheet(await bytesOf(await template(sheet)), "template.xlsx");
    const listed = [];
    for await (const some of read.rows()) listed.push(...some);
    expect(listed.map(({ cells }) => cells[2])).toEqual(rows.map((row) => row.matricNumber));
  });

  test("is refused as a whole to another course, and a newer sheet says that it is older", async () => {
    const [sheet, other] = [await sheetWithLab(1), await sheetWithLab(1)];
    const { code, session } = await sheet.sheet();
    const file = await template(sheet);
    expect(
      await server.request("previewScoreSheet", { ...other.which, file }, other.as),
    ).toMatchObject({
      status: 422,
      code: "sheet_refused",
      message: `this file belongs to ${code}, ${session}`,
    });
    await sheet.type(0, { test: "20", lab: "20", exam: "30" });
    await submit(sheet);
    await server.ok("recallScoreSheet", await sheet.seen(), sheet.as);
    expect((await sheet.previewFile(file)).notices).toEqual([
      expect.stringContaining("The scores were handed on after this file was downloaded"),
    ]);
  });

  test.each(["Test (30)", "Test\u200B (30)", "Test* (30)"])(
    "of another split is refused before its marks are taken for others: %j",
    async (heading) => {
      const sheet = await sheetWithLab(1);
      const text = pasted(["Matric number", heading], [["ND/TST/26/0001", "25"]]);
      expect(
        await server.request("previewScoreSheet", { ...sheet.which, text }, sheet.as),
      ).toMatchObject({
        status: 422,
        message: expect.stringContaining("Test counts 20 in this course, and 30 in the file."),
      });
    },
  );
});

describe("a preview", () => {
  test("tells new, changed with whose it was, unchanged and refused, who is missing, and lowered marks first", async () => {
    const sheet = await sheetWithLab(5);
    const { row, type } = sheet;
    await type(1, { test: "11" }, sheet.other);
    await type(2, { test: "12" });
    await type(3, { test: "13", lab: "10" });
    const shown = await sheet.preview([
      row(0, { test: "10", exam: "44.25" }),
      row(1, { test: "14" }),
      row(2, { test: "12" }),
      row(3, { test: "-", lab: "11" }),
      row(4, { test: "10", matric: "ND/TST/26/OOO1" }),
    ]);
    expect(shown).toMatchObject({
      state: "previewed",
      new: 1,
      changed: 2,
      unchanged: 1,
      refused: 1,
      notices: [],
      missing: { count: 1, names: [expect.stringContaining(sheet.students[4]?.fullName ?? "")] },
      mayApply: true,
    });
    expect(shown.items.map(({ line, verdict }) => [line, verdict])).toEqual([
      [5, "Changed"],
      [2, "New"],
      [3, "Changed"],
      [4, "Unchanged"],
      [6, "Refused"],
    ]);
    const [lowered, , changed, , refused] = shown.items;
    expect(lowered?.changes).toMatchObject([
      { column: "test", from: "13", to: "" },
      { column: "lab", from: "10", to: "11" },
    ]);
    const [seen] = changed?.changes ?? [];
    const { changed: last } = (await sheet.sheet()).rows[1] ?? {};
    expect(seen).toEqual({ column: "test", from: "11", to: "14", whose: last?.by });
    expect(refused?.reasons).toEqual([
      "Matric number: no student of this course has this matric number.",
    ]);
    expect((await sheet.sheet()).rows[0]).toMatchObject({ version: 0, test: null });
  });

  test("refuses both rows of a matric number that stands twice, in whatever case", async () => {
    const { preview, row, students } = await sheetWithLab(1);
    const matric = students[0]?.matricNumber.toLowerCase() ?? "";
    const { items } = await preview([row(0, { test: "1" }), row(0, { test: "2", matric })]);
    const reason = "Matric number: this matric number stands twice in the sheet (rows 2 and 3).";
    expect(items.map(({ reasons }) => reasons)).toEqual([[reason], [reason]]);
  });

  test("refuses names that have shifted, and no other writing of a name", async () => {
    const { preview, row, students } = await sheetWithLab(2);
    const { items } = await preview([
      row(0, { test: "1", name: "Bello Fatima" }),
      row(1, { test: "1", name: "NGOZI A. OKONKWO" }),
    ]);
    expect(items.map(({ reasons }) => reasons)).toEqual([
      [
        `Full name: the name does not belong to this matric number: the school has ${students[0]?.fullName}.`,
      ],
      [],
    ]);
  });

  const testRange = "Test: please enter a test score between 0 and 20.";
  test.each([
    [{ test: "-0" }, testRange],
    [{ test: "1e1" }, testRange],
    [{ test: "17,5" }, "Test: 17,5 has a comma: type 17.5."],
    [{ test: "abs" }, "Test: ABS belongs under Code."],
    [{ test: "１７" }, testRange],
    [{ test: "20.01" }, testRange],
    [{ exam: "1e2" }, "Exam: please enter a exam score between 0 and 60."],
    [{ exam: "100.001" }, "Exam: a score has at most 2 decimals."],
    [{ exam: "40", code: "ABS" }, "Code: a code and an exam score exclude each other."],
    [{ code: "LATE" }, "Code: please use ABS, SICK, INC, MAL or WHD."],
    [{ code: "MAL" }, "Why: please say why."],
    [{ code: "whd", exam: "40" }, "Why: please say why."],
  ])("refuses %j and says why", async (cells, reason) => {
    const { preview, row } = await sheetWithLab(1);
    expect((await preview([row(0, cells)])).items).toMatchObject([
      { verdict: "Refused", reasons: [reason] },
    ]);
  });

  test("refuses a formula and a day that Excel has made of a mark", async () => {
    const sheet = await sheetWithLab(2);
    const [one, two] = sheet.students;
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "Scores",
          rows: [
            ["Matric number", "Test", "Exam"],
            [one?.matricNumber ?? "", null, null],
            [two?.matricNumber ?? "", new Date(Date.UTC(2026, 4, 17)), 17.1],
          ],
          cells: new Map([["1,1", { formula: "8+9", formulaResult: 17 }]]),
        },
      ],
    });
    const shown = await sheet.previewFile(new File([new Uint8Array(bytes)], "scores.xlsx"));
    expect(shown.items.map(({ reasons }) => reasons)).toEqual([
      ["Cell B2 holds a formula. Type the value, or paste it as a value."],
      [testRange],
    ]);
    expect(shown.items[1]?.cells).toEqual([two?.matricNumber, "2026-05-17", "17.1"]);
  });

  test("refuses a row of a csv that a comma in a mark has moved", async () => {
    const sheet = await sheetWithLab(2);
    const [one, two] = sheet.students.map(({ matricNumber }) => matricNumber);
    const text = `Matric number,Test,Exam\n${one},17,5,40\n${two},17.5,40,,\n`;
    const shown = await sheet.previewFile(new File([text], "scores.csv"));
    expect(shown).toMatchObject({ new: 1, refused: 1, missing: { count: 0 } });
    const refused = shown.items.find(({ verdict }) => verdict === "Refused");
    expect(refused?.reasons).toEqual([
      expect.stringContaining("more cells than there are headings"),
    ]);
  });

  test("names a hidden column that is read", async () => {
    const sheet = await sheetWithLab(1);
    const rows =
      textRow("Matric number", "Test", "Remark") +
      textRow(sheet.students[0]?.matricNumber ?? "", "10", "");
    const cols = '<cols><col min="2" max="3" hidden="1"/></cols><sheetData>';
    const xml = worksheet(rows).replace("<sheetData>", cols);
    const bytes = workbook("", { sheets: [{ name: "Scores", xml }] });
    const shown = await sheet.previewFile(new File([new Uint8Array(bytes)], "scores.xlsx"));
    expect(shown.notices).toContain("1 hidden column is read too: Test.");
  });

  test("takes csv, numbers as Excel keeps them, and at most 5,000 rows", async () => {
    const sheet = await sheetWithLab(1);
    const number = sheet.students[0]?.matricNumber ?? "";
    const csv = new File([`Matric number;Test;Exam\r\n${number};17.5;45\r\n`], "scores.csv");
    expect(await sheet.previewFile(csv)).toMatchObject({ new: 1, refused: 0 });
    const file = await workbookOf(["Matric number", "Exam"], [[number, 17.1 + 0.2]]);
    expect((await sheet.previewFile(file)).items).toMatchObject([
      { changes: [{ column: "exam", to: "17.3" }] },
    ]);
    const many = Array.from({ length: 5_001 }, (_, at) => [`ND/${at}`, "1"]);
    const text = pasted(["Matric number", "Test"], many);
    expect(
      await server.request("previewScoreSheet", { ...sheet.which, text }, sheet.as),
    ).toMatchObject({
      status: 422,
      message: "The sheet has more than 5,000 rows. Divide it into several files.",
    });
  });
});
