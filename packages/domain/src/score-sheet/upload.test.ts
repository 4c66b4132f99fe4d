import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { aboutSheet, sheetOfImport } from "./import-about.ts";
import { noMarks, type Marks } from "./row.ts";
import { laboratorySplit, usualSplit } from "./split.ts";
import {
  markIn,
  markOfTemplate,
  otherMaximum,
  readUpload,
  sharesName,
  templateName,
} from "./upload.ts";

const split = laboratorySplit;
const nothing = { ...noMarks, reason: "" };
const entered: Marks & { reason: string } = {
  test: 15,
  lab: 12.5,
  exam: 41,
  code: null,
  reason: "",
};

const refusalsOf = (row: Parameters<typeof readUpload>[0], stands = nothing) => {
  const read = readUpload(row, stands, split);
  return "refusals" in read ? read.refusals : {};
};

describe("a row of an uploaded sheet", () => {
  test("leaves what stands where a cell is empty", () => {
    expect(readUpload({ exam: "45", test: "", lab: " " }, entered, split)).toMatchObject({
      marks: { test: 15, lab: 12.5, exam: 45, code: null },
      isNew: false,
      changes: [{ column: "exam", from: "41", to: "45", lowered: false }],
    });
  });

  test("clears with a hyphen, which lowers a mark", () => {
    expect(readUpload({ exam: "-", code: "abs" }, entered, split)).toMatchObject({
      marks: { test: 15, lab: 12.5, exam: null, code: "ABS" },
      changes: [
        { column: "exam", from: "41", to: "", lowered: true },
        { column: "code", from: "", to: "ABS", lowered: false },
      ],
    });
  });

  test("is new where nothing was entered", () => {
    expect(readUpload({ test: "12" }, nothing, split)).toMatchObject({
      isNew: true,
      changes: [{ column: "test", from: "", to: "12", lowered: false }],
    });
  });

  test("says why beside MAL and WHD", () => {
    expect(refusalsOf({ code: "MAL" })).toEqual({ reason: "please say why" });
    expect(readUpload({ code: "WHD", reason: "Fees are open" }, nothing, split)).toMatchObject({
      marks: { code: "WHD" },
      reason: "Fees are open",
    });
  });

  test.each(["-0", "1e2", "１７", "2026-11-24", "=1+1", "20.01", "twelve"])(
    "%j is no test score",
    (text) => {
      expect(refusalsOf({ test: text })).toEqual({
        test: "please enter a test score between 0 and 20",
      });
    },
  );

  test.each([
    ["17,5", "17,5 has a comma: type 17.5"],
    ["abs", "ABS belongs under Code"],
  ])("%j is no test score, and what to do is said", (text, refusal) => {
    expect(refusalsOf({ test: text })).toEqual({ test: refusal });
  });

  test("is never rounded", () => {
    expect(refusalsOf({ exam: "100.001" })).toEqual({ exam: "a score has at most 2 decimals" });
  });

  test("has no code beside an exam score, and no other code", () => {
    expect(refusalsOf({ code: "SICK" }, entered)).toEqual({
      code: "a code and an exam score exclude each other",
    });
    expect(refusalsOf({ code: "LATE" })).toEqual({
      code: "please use ABS, SICK, INC, MAL or WHD",
    });
  });

  test("has no mark of a part that counts nothing", () => {
    const read = (lab: string) => readUpload({ lab }, nothing, usualSplit);
    expect(read("4")).toEqual({ refusals: { lab: "please enter a lab score between 0 and 0" } });
    expect(read("0")).toMatchObject({ changes: [] });
  });

  const mark = (max: number) =>
    fc.option(
      fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100),
      { nil: null },
    );

  test.prop([mark(20), mark(20), mark(60)])(
    "as it was downloaded changes nothing, and the other way round",
    (testMark, lab, exam) => {
      const marks = { test: testMark, lab, exam, code: null, reason: "" };
      const cells = Object.fromEntries(
        (["test", "lab", "exam"] as const).map((part) => [part, String(marks[part] ?? "-")]),
      );
      expect(readUpload(cells, marks, split)).toMatchObject({ changes: [] });
      const over = readUpload(cells, entered, split);
      expect(over).toMatchObject({ marks: { test: testMark, lab, exam } });
    },
  );
});

describe("a name", () => {
  test.each([
    ["Okonkwo Ngozi", "Okonkwo Ngọzi Ada"],
    ["NGỌZI", "Okonkwo Ngọzi Ada"],
    ["A. Okonkwo", "Okonkwo Ngọzi Ada"],
    ["Yar'Adua", "Yar’Adua-Okonkwo Chukwuemeka"],
    ["", "Okonkwo Ngọzi Ada"],
    ["-", "Okonkwo Ngọzi Ada"],
  ])("%j is of %j", (written, school) => {
    expect(sharesName(written, school)).toBe(true);
  });

  test.each(["Bello Fatima", "A. Bello", "Okonkwoh"])("%j is another's", (written) => {
    expect(sharesName(written, "Okonkwo Ngọzi A")).toBe(false);
  });
});

test("a template is called by its course and session", () => {
  expect(templateName("COM 211", "2026/2027")).toBe("COM-211_2026-2027_scores.xlsx");
});

test("a template's mark names its sheet, and no longer than Excel lets a sheet be called", () => {
  const mark = { courseId: 211, sessionId: 3, revision: 4 };
  expect(markIn(["Notes", markOfTemplate(mark)])).toEqual(mark);
  expect(markIn(["Notes", "_scores"])).toBeUndefined();
  expect(markOfTemplate({ courseId: 99_999, sessionId: 999, revision: 999 }).length).toBeLessThan(
    31,
  );
  expect(sheetOfImport(aboutSheet(211, 3))).toEqual({ courseId: 211, sessionId: 3 });
  expect(sheetOfImport(null)).toBeUndefined();
});

test("a heading that says another maximum is found", () => {
  expect(otherMaximum(["S/N", "Test (20)", "Lab", "Exam (60)"], split)).toBeUndefined();
  expect(otherMaximum(["test (30)*"], split)).toEqual({ heading: "Test", said: 30, max: 20 });
});

test.each([
  "Test\u200B (30)",
  "\u200BTe\u00ADst (30)\uFEFF",
  "Test* (30)",
  "*TEST\u00A0\u00A0( 30 ) *",
  "Test(30)",
  "Test (３０)",
])("%j says another maximum, however it is written", (heading) => {
  expect(otherMaximum([heading], split)).toEqual({ heading: "Test", said: 30, max: 20 });
});
