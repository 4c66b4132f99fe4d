import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { gradeOf } from "../results/scale.ts";
import { markCodes } from "./mark-codes.ts";
import { readMark } from "./marks.ts";
import { earnedBy, isComplete, noMarks, readRow, totalOf, type Marks } from "./row.ts";
import { earlierSplit, isSplit, laboratorySplit, usualSplit } from "./split.ts";

const split = laboratorySplit;

/** A mark as somebody types it: whole hundredths up to a maximum. */
const typedUpTo = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => String(hundredths / 100));

describe("a mark", () => {
  test.each([
    ["", null],
    ["  ", null],
    ["0", 0],
    ["17.5", 17.5],
    ["20", 20],
    [" 9.25 ", 9.25],
  ])("%j is %j", (text, mark) => {
    expect(readMark(text, "test", 20)).toEqual({ mark });
  });

  test.each(["-0", "-1", "1e2", "１７", "=1+1", "2026-11-24", "20.01", "x", "+5", "0x10"])(
    "%j is none",
    (text) => {
      expect(readMark(text, "test", 20)).toEqual({
        refusal: "please enter a test score between 0 and 20",
      });
    },
  );

  test.each([
    ["17,5", "17,5 has a comma: type 17.5"],
    ["1,250", "1,250 has a comma: type 1250"],
    ["ABS", "ABS belongs under Code"],
    [" sick ", "SICK belongs under Code"],
  ])("%j is none, and what to do is said", (text, refusal) => {
    expect(readMark(text, "test", 20)).toEqual({ refusal });
  });

  test("is read without what nobody sees", () => {
    expect(readMark("\u00A017.5\u200B", "test", 20)).toEqual({ mark: 17.5 });
    expect(readRow({ code: "\uFEFFabs\u00A0" }, noMarks, split)).toMatchObject({
      marks: { code: "ABS" },
    });
  });

  test.each(["100.001", "1.234", "0.000"])("%j has too many decimals", (text) => {
    expect(readMark(text, "exam", 60)).toEqual({ refusal: "a score has at most 2 decimals" });
  });
});

describe("a row", () => {
  test.prop([typedUpTo(20), typedUpTo(20), typedUpTo(60)])(
    "whose parts are entered has their exact sum, and its grade",
    (...[typedTest, lab, exam]) => {
      const read = readRow({ test: typedTest, lab, exam }, noMarks, split);
      if (!("marks" in read)) throw new Error("A right row was refused.");
      const total = totalOf(read.marks, split);
      const hundredths = [typedTest, lab, exam].reduce(
        (sum, text) => sum + Math.round(Number(text) * 100),
        0,
      );
      expect(total).toBe(hundredths / 100);
      expect(earnedBy({ total, code: null })).toMatchObject({ grade: gradeOf(total ?? 0).grade });
      expect(isComplete(read.marks, split)).toBe(true);
    },
  );

  test("without one of its parts has neither total nor grade, and a part of 0 is not waited for", () => {
    const marks: Marks = { ...noMarks, test: 25, exam: 60 };
    expect(totalOf(marks, split)).toBeNull();
    expect(totalOf(marks, usualSplit)).toBe(85);
    expect(earnedBy({ total: null, code: null })).toBeNull();
  });

  test("keeps the cells that were not typed, and clears the empty one", () => {
    const before = { ...noMarks, test: 12, lab: 8 };
    expect(readRow({ lab: "" }, before, split)).toEqual({
      marks: { ...before, lab: null },
      reason: "",
    });
  });

  test("says what is wrong with each cell, and takes none of them", () => {
    expect(readRow({ test: "21", lab: "1.005", code: "AWOL" }, noMarks, split)).toEqual({
      refusals: {
        test: "please enter a test score between 0 and 20",
        lab: "a score has at most 2 decimals",
        code: "please use ABS, SICK, INC, MAL or WHD",
      },
    });
  });

  test("has no test score above its maximum, though the total would be right", () => {
    expect(readRow({ test: "30", lab: "0", exam: "40" }, noMarks, split)).toHaveProperty(
      "refusals.test",
    );
  });

  test.each(markCodes)("%s goes with an exam score where it is withheld alone", (code) => {
    const read = readRow({ code, exam: "40", reason: "The board asked for it." }, noMarks, split);
    expect("marks" in read).toBe(code === "WHD");
  });

  test.each(markCodes)("%s wants a reason where it accuses or withholds", (code) => {
    const read = readRow({ code: code.toLowerCase() }, noMarks, split);
    const needs = code === "MAL" || code === "WHD";
    expect(read).toEqual(
      needs
        ? { refusals: { reason: "please say why" } }
        : { marks: { ...noMarks, code }, reason: "" },
    );
  });

  test.each([
    ["ABS", "F"],
    ["MAL", "F"],
    ["SICK", undefined],
    ["INC", undefined],
    ["WHD", undefined],
  ] as const)("%s earns %s", (code, grade) => {
    expect(earnedBy({ total: null, code })?.grade).toBe(grade);
  });
});

test("the school's splits come to 100", () => {
  expect([usualSplit, laboratorySplit, earlierSplit].every(isSplit)).toBe(true);
  expect(isSplit({ test: 30, lab: 10, exam: 61 })).toBe(false);
  expect(isSplit({ test: 130, lab: -30, exam: 0 })).toBe(false);
});
