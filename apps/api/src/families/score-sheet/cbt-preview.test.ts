import { writeXlsx } from "hucre/xlsx";
import { afterAll, describe, expect, test } from "vitest";
import { pasted } from "../../import/testing/sheets.ts";
import { readSheet } from "../../sheets/read-sheet.ts";
import { testServer } from "../../testing/test-server.ts";
import { cbtHeadings, cbtOf, exam } from "./testing/cbt.ts";

const server = await testServer();
afterAll(server.stop);

const { cbtSheet } = cbtOf(server);

describe("a preview of a computer test", () => {
  test("scales each score to what the part counts, fills empty cells, and leaves what is there", async () => {
    const sheet = await cbtSheet(5);
    const { attempt, type } = sheet;
    await type(1, { test: "11" });
    await type(2, { exam: "30" }, sheet.other);
    await type(3, { exam: "52.5" });
    const shown = await sheet.previewCbt([
      attempt(0, "17.5"),
      attempt(1, "33.33"),
      attempt(2, "40"),
      attempt(3, "35"),
      attempt(4, "1", { matricNumber: "ND/TST/26/OOO1" }),
    ]);
    expect(shown).toMatchObject({
      state: "previewed",
      new: 2,
      changed: 0,
      unchanged: 2,
      refused: 1,
      missing: { count: 1, names: [expect.stringContaining(sheet.students[4]?.fullName ?? "")] },
      mayApply: true,
    });
    const by = (await sheet.sheet()).rows[2]?.changed?.by;
    expect(shown.items).toMatchObject([
      { verdict: "New", changes: [{ column: "Exam", from: "", to: "26.25" }] },
      { verdict: "New", changes: [{ column: "Exam", from: "", to: "50" }] },
      { verdict: "Unchanged", reasons: [`30 is there, entered by ${by}, and stays.`] },
      { verdict: "Unchanged", reasons: [] },
      {
        verdict: "Refused",
        reasons: ["Matric number: no student of this course has this matric number."],
      },
    ]);
    expect((await sheet.sheet()).rows[0]).toMatchObject({ version: 0, exam: null });
  });

  test("counts what it would replace, lowered marks first, with whose they were", async () => {
    const sheet = await cbtSheet(3);
    const { attempt, type } = sheet;
    await type(1, { exam: "30" });
    await type(2, { exam: "30" }, sheet.other);
    const lines = [attempt(0, "20"), attempt(1, "40"), attempt(2, "10")];
    const shown = await sheet.previewCbt(lines, { filling: "replace" });
    expect(shown).toMatchObject({ new: 1, changed: 2, unchanged: 0 });
    const { changed } = (await sheet.sheet()).rows[2] ?? {};
    expect(shown.items.map(({ line }) => line)).toEqual([4, 2, 3]);
    expect(shown.items[0]).toMatchObject({
      verdict: "Changed",
      changes: [{ column: "Exam", from: "30", to: "15", whose: changed?.by }],
    });
  });

  const scoreWords = "Score: please enter a score of 0 or more, such as 17.5.";
  const outOfWords = "Out of: please enter what the score is out of: more than 0, such as 40.";
  test.each([
    ["17,5", {}, "Score: 17,5 has a comma: type 17.5."],
    [
      "ABS",
      {},
      "Score: ABS is no score: leave this row out, and enter ABS under Code on the score sheet.",
    ],
    ["１７", {}, scoreWords],
    ["-1", {}, scoreWords],
    ["2026-05-17", {}, scoreWords],
    ["17.555", {}, "Score: a score has at most 2 decimals."],
    ["40.01", {}, "Score: the score is more than the 40 it is out of."],
    ["", {}, "Score: please enter the score."],
    ["17", { outOf: "" }, outOfWords],
    ["17", { outOf: "0" }, outOfWords],
    ["17", { outOf: "40%" }, outOfWords],
  ])("refuses %j with %j and says why", async (score, cells, reason) => {
    const { previewCbt, attempt } = await cbtSheet(1);
    expect((await previewCbt([attempt(0, score, cells)])).items).toMatchObject([
      { verdict: "Refused", reasons: [reason] },
    ]);
  });

  test("refuses a name that is another's, and an exam mark beside a code, but no test beside it", async () => {
    const sheet = await cbtSheet(2);
    const { attempt, previewCbt } = sheet;
    await sheet.type(1, { code: "ABS" });
    const lines = [attempt(0, "20", { fullName: "Bello Fatima" }), attempt(1, "20")];
    expect((await previewCbt(lines)).items.map(({ reasons }) => reasons)).toEqual([
      [
        `Candidate name: the name does not belong to this matric number: the school has ${sheet.students[0]?.fullName}.`,
      ],
      ["Code: a code and an exam score exclude each other."],
    ]);
    expect((await previewCbt([attempt(1, "20")], { component: "test" })).items).toMatchObject([
      { verdict: "New", changes: [{ column: "Test", from: "", to: "10" }] },
    ]);
  });

  test("refuses two attempts of a student, unless the best or the latest is to count", async () => {
    const { attempt, previewCbt, students } = await cbtSheet(2);
    const matricNumber = students[0]?.matricNumber.toLowerCase() ?? "";
    const lines = [
      attempt(0, "36", { submittedAt: "2026-11-24 09:15" }),
      attempt(1, "8"),
      attempt(0, "20", { matricNumber, submittedAt: "24/11/2026 11:05" }),
    ];
    const twice = "Matric number: this matric number stands twice in the sheet (rows 2 and 4).";
    expect((await previewCbt(lines)).items).toMatchObject([
      { verdict: "Refused", reasons: [twice] },
      { verdict: "New" },
      { verdict: "Refused", reasons: [twice] },
    ]);
    expect(await previewCbt(lines, { attempts: "best" })).toMatchObject({
      new: 2,
      unchanged: 1,
      refused: 0,
      items: [
        { verdict: "New", changes: [{ to: "54" }] },
        { verdict: "New" },
        { verdict: "Unchanged", reasons: ["The best attempt counts: row 2."] },
      ],
    });
    expect((await previewCbt(lines, { attempts: "latest" })).items).toMatchObject([
      { verdict: "Unchanged", reasons: ["The latest attempt counts: row 4."] },
      { verdict: "New" },
      { verdict: "New", changes: [{ to: "30" }] },
    ]);
  });

  test("chooses none of a student's attempts where one of them cannot be read", async () => {
    const { attempt, previewCbt } = await cbtSheet(1);
    const lines = [attempt(0, "36"), attempt(0, "17,5")];
    const reason = "Matric number: an attempt of this student cannot be read (row 3).";
    expect((await previewCbt(lines, { attempts: "best" })).items).toMatchObject([
      { verdict: "Refused", reasons: [reason] },
      { verdict: "Refused", reasons: [reason] },
    ]);
    const undated = [attempt(0, "36", { submittedAt: "2026-11-24" }), attempt(0, "20")];
    expect((await previewCbt(undated, { attempts: "latest" })).refused).toBe(2);
  });

  test("takes a workbook with moments as Excel keeps them, and refuses a day that was a score", async () => {
    const sheet = await cbtSheet(2);
    const [one, two] = sheet.students;
    const number = one?.matricNumber ?? "";
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour, 5));
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "Results",
          rows: [
            ["Matric number", "Score", "Out of", "Submitted at", "Grade"],
            [number, 12, 40, at(11), "D"],
            [number, 36.5, 40, at(9), "A"],
            [two?.matricNumber ?? "", new Date(Date.UTC(2026, 4, 17)), 40, at(9), "A"],
          ],
          cells: new Map(
            [1, 2, 3].map((line) => [`${line},3`, { style: { numFmt: "dd/mm/yyyy hh:mm" } }]),
          ),
        },
      ],
    });
    const file = new File([new Uint8Array(bytes)], "cbt.xlsx");
    const given = { ...sheet.which, ...exam, attempts: "latest" as const, file };
    const { importId } = await server.ok("previewCbtResults", given, sheet.as);
    expect(await sheet.stands(importId)).toMatchObject({
      notices: [expect.stringContaining("Grade")],
      items: [
        { verdict: "New", changes: [{ to: "18" }] },
        { verdict: "Unchanged" },
        { verdict: "Refused", reasons: [scoreWords] },
      ],
    });
  });

  test("refuses a file without its headings, one that is too long, and a part that counts nothing", async () => {
    const sheet = await cbtSheet(1);
    const ask = (given: object) =>
      server.request("previewCbtResults", { ...sheet.which, ...exam, ...given }, sheet.as);
    expect(await ask({ text: pasted(["Matric number", "Score"], [["a", "1"]]) })).toMatchObject({
      status: 422,
      code: "sheet_refused",
      message: expect.stringContaining("Out of"),
    });
    const many = Array.from({ length: 5_001 }, (_, at) => [`ND/${at}`, "1", "40", "", ""]);
    expect(await ask({ text: pasted(cbtHeadings, many) })).toMatchObject({
      status: 422,
      message: "The sheet has more than 5,000 rows. Divide it into several files.",
    });
    expect(await ask({ component: "lab", text: "a" })).toMatchObject({ code: "invalid_input" });
    const whole = await cbtSheet(1);
    await server.db.execute(
      `update courses set test_max = 0, lab_max = 0, exam_max = 100 where id = ${whole.courseId}`,
    );
    expect(
      await server.request(
        "previewCbtResults",
        { ...whole.which, ...exam, component: "test", text: "a" },
        whole.as,
      ),
    ).toMatchObject({
      code: "invalid_input",
      fields: { component: "this course has no test score" },
    });
  });
});

test("the sample is a sheet that can be read again", async () => {
  const { as } = await cbtSheet(1);
  const answer = await server.ok("downloadCbtSample", {}, as);
  const { headings } = await readSheet(new Uint8Array(await answer.arrayBuffer()), "sample.xlsx");
  expect(headings).toEqual([
    "Matric number*",
    "Score*",
    "Out of*",
    "Candidate name",
    "Submitted at",
  ]);
});
