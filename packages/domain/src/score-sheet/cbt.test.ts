import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { chooseAttempt, readResult, scaledTo } from "./cbt.ts";
import { cbtAttempts, cbtComponents, cbtFillings } from "./cbt-choice.ts";
import { aboutCbt, cbtOfImport } from "./cbt-about.ts";
import { aboutSheet, sheetOfImport } from "./import-about.ts";
import { readMark } from "./marks.ts";

/** A score in hundredths of what it is out of. */
const result = fc
  .integer({ min: 1, max: 9_999_999 })
  .chain((outOf) => fc.record({ outOf: fc.constant(outOf), score: fc.nat({ max: outOf }) }));
const max = fc.integer({ min: 1, max: 100 });

describe("a result of a computer test, scaled", () => {
  test.prop([max, result])("is half up in whole hundredths, to the last", (most, one) => {
    const hundredths = BigInt(Math.round(scaledTo(most, one) * 100));
    const [score, outOf] = [BigInt(one.score), BigInt(one.outOf)];
    const exact = score * BigInt(most) * 100n;
    // exact/outOf - 1/2 < hundredths <= exact/outOf + 1/2, all of it times 2 outOf.
    const over = 2n * hundredths * outOf - 2n * exact;
    expect(over <= outOf && over > -outOf).toBe(true);
  });

  test.prop([max, result])(
    "is a mark that the grid would take, from 0 to the maximum",
    (most, one) => {
      const mark = scaledTo(most, one);
      expect(readMark(String(mark), "exam", most)).toEqual({ mark });
    },
  );

  test.prop([max, result])("is all of it for all, and nothing for nothing", (most, { outOf }) => {
    expect(scaledTo(most, { score: outOf, outOf })).toBe(most);
    expect(scaledTo(most, { score: 0, outOf })).toBe(0);
  });

  test.prop([max, result, fc.nat()])("is never less for more", (most, one, more) => {
    const better = { ...one, score: Math.min(one.outOf, one.score + more) };
    expect(scaledTo(most, better)).toBeGreaterThanOrEqual(scaledTo(most, one));
  });

  test.each([
    ["1", "3", 70, 23.33],
    ["2", "3", 70, 46.67],
    ["1", "16", 70, 4.38],
    ["17.5", "40", 30, 13.13],
    ["0.01", "100", 30, 0],
    ["0.05", "100", 10, 0.01],
  ])("%s of %s, where %d is all, is %d", (score, outOf, most, mark) => {
    const read = readResult({ score, outOf });
    expect("result" in read && scaledTo(most, read.result)).toBe(mark);
  });
});

describe("a row of a computer test", () => {
  test("whose score has a comma is told how to type it", () => {
    expect(readResult({ score: "17,5", outOf: "40,0" })).toEqual({
      refusals: {
        score: "17,5 has a comma: type 17.5",
        outOf: "40,0 has a comma: type 40.0",
      },
    });
  });

  test("that has a code is told where it belongs", () => {
    expect(readResult({ score: " abs", outOf: "40" })).toEqual({
      refusals: {
        score: "ABS is no score: leave this row out, and enter ABS under Code on the score sheet",
      },
    });
  });

  test.each(["", "１７", "-1", "1e1", "2026-05-17", "85%", "=1+1", ".5", "seven", "999999"])(
    "%j is no score, and nothing that one could be out of",
    (text) => {
      expect(readResult({ score: text, outOf: "40" })).toEqual({
        refusals: { score: "please enter a score of 0 or more, such as 17.5" },
      });
      expect(readResult({ score: "4", outOf: text })).toEqual({
        refusals: { outOf: "please enter what the score is out of: more than 0, such as 40" },
      });
    },
  );

  test("is out of more than 0, and says so where that is missing", () => {
    const refusals = { outOf: "please enter what the score is out of: more than 0, such as 40" };
    expect(readResult({ score: "0", outOf: "0" })).toEqual({ refusals });
    expect(readResult({ score: "4", outOf: "0.00" })).toEqual({ refusals });
    expect(readResult({ score: "4" })).toEqual({ refusals });
  });

  test("is not more than it is out of, and never rounded", () => {
    expect(readResult({ score: "40.5", outOf: " 40 " })).toEqual({
      refusals: { score: "the score is more than the 40 it is out of" },
    });
    expect(readResult({ score: "12.345", outOf: "40" })).toEqual({
      refusals: { score: "a score has at most 2 decimals" },
    });
  });

  test.prop([result])("is read as it was written", ({ score, outOf }) => {
    const texts = { score: String(score / 100), outOf: String(outOf / 100) };
    expect(readResult(texts)).toEqual({ result: { score, outOf } });
  });
});

describe("of several attempts", () => {
  const attempt = (line: number, score: string, submittedAt?: string, outOf = "40") => ({
    line,
    score,
    outOf,
    submittedAt,
  });

  test("the best counts, whatever each is out of; of two as good the first", () => {
    const attempts = [
      attempt(2, "20"),
      attempt(3, "30", undefined, "50"),
      attempt(4, "60", undefined, "100"),
    ];
    expect(chooseAttempt("best", attempts)).toEqual({ counts: 3 });
  });

  test("the latest counts, however it is written", () => {
    const attempts = [
      attempt(2, "20", "24/11/2026 09:15 am"),
      attempt(3, "10", "2026-11-24T14:05:00Z"),
      attempt(4, "30", "2026-11-24 15:04"),
    ];
    expect(chooseAttempt("latest", attempts)).toEqual({ counts: 3 });
  });

  test("none counts where one cannot be read, has no time, or where two are at once", () => {
    expect(chooseAttempt("best", [attempt(2, "20"), attempt(3, "17,5")])).toEqual({
      refusal: "an attempt of this student cannot be read (row 3)",
    });
    expect(chooseAttempt("best", [{ ...attempt(2, "20"), wrong: true }, attempt(3, "1")])).toEqual({
      refusal: "an attempt of this student cannot be read (row 2)",
    });
    const dated = attempt(2, "20", "2026-11-24 09:15");
    expect(chooseAttempt("latest", [dated, attempt(3, "30")])).toMatchObject({
      refusal: expect.stringMatching(/submitted.*\(row 3\)$/),
    });
    for (const at of ["2026-11-24 09:15:30", "24/11/2026"]) {
      expect(chooseAttempt("latest", [dated, attempt(3, "30", at)])).toEqual({
        refusal: "nobody can tell which attempt was later (rows 2 and 3)",
      });
    }
  });

  test.prop([fc.array(result, { minLength: 2, maxLength: 6 }), max])(
    "no other has a higher mark than the best",
    (results, most) => {
      const attempts = results.map(({ score, outOf }, at) =>
        attempt(at, String(score / 100), undefined, String(outOf / 100)),
      );
      const chosen = chooseAttempt("best", attempts);
      const best = "counts" in chosen ? results[chosen.counts] : undefined;
      expect(best).toBeDefined();
      const marks = results.map((one) => scaledTo(most, one));
      expect(best && scaledTo(most, best)).toBe(Math.max(...marks));
    },
  );
});

test("an import keeps what was chosen, and tells it again", () => {
  const which = { courseId: 999_999_999, sessionId: 999_999_999 };
  for (const component of cbtComponents) {
    for (const attempts of cbtAttempts) {
      for (const filling of cbtFillings) {
        const about = aboutCbt(which, { component, attempts, filling });
        expect(about.length).toBeLessThanOrEqual(40);
        expect(sheetOfImport(about)).toEqual(which);
        expect(cbtOfImport(about)).toEqual({ component, attempts, filling });
      }
    }
  }
  for (const about of [null, aboutSheet(211, 3), "211-3 lab best empty", "211-3 exam best"]) {
    expect(cbtOfImport(about)).toBeUndefined();
  }
});
