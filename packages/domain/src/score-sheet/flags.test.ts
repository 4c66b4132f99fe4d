import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { unusualWords } from "../messages/score-sheet.ts";
import { unusualResult } from "./flags.ts";
import { statisticsOf } from "./statistics.ts";

describe("what is unusual about a result", () => {
  test("a pass rate is too low under 20 %, and too high above 95 %: either border itself is usual", () => {
    const unusual = (passRate: number | null) => unusualResult({ passRate, mean: null }, null);
    expect(unusual(19.99)).toBe(unusualWords.few(19.99));
    expect(unusual(20)).toBeUndefined();
    expect(unusual(95)).toBeUndefined();
    expect(unusual(95.01)).toBe(unusualWords.many(95.01));
    expect(unusual(null)).toBeUndefined();
  });

  test("a mean is far from last year's at 15 marks, above or below: the border itself is unusual", () => {
    const unusual = (mean: number | null, before: number | null) =>
      unusualResult({ passRate: 50, mean }, before);
    expect(unusual(64.99, 50)).toBeUndefined();
    expect(unusual(65, 50)).toBe(unusualWords.away(15));
    expect(unusual(35.01, 50)).toBeUndefined();
    expect(unusual(35, 50)).toBe(unusualWords.away(-15));
    expect(unusual(65, null)).toBeUndefined();
    expect(unusual(null, 50)).toBeUndefined();
  });

  test("of a rate and a mean that are both unusual, the rate is told", () => {
    expect(unusualResult({ passRate: 96, mean: 90 }, 50)).toBe(unusualWords.many(96));
    expect(unusualResult({ passRate: 10, mean: 20 }, 50)).toBe(unusualWords.few(10));
  });

  const totals = fc.array(fc.integer({ min: 0, max: 8500 }), { minLength: 1, maxLength: 40 });
  const meanOf = (hundredths: readonly number[]) =>
    statisticsOf(hundredths.map((one) => ({ total: one / 100, code: null }))).mean;

  // Thirds have no last digit: 16.33… less 1.33… is 15, though not as a machine subtracts.
  test.prop([totals], { examples: [[[0, 0, 400]]] })(
    "where each student has 15 more or fewer than last year the border is met, whatever the mean is",
    (before) => {
      const low = meanOf(before);
      const high = meanOf(before.map((one) => one + 1500));
      expect(unusualResult({ passRate: 50, mean: high }, low)).toBe(unusualWords.away(15));
      expect(unusualResult({ passRate: 50, mean: low }, high)).toBe(unusualWords.away(-15));
    },
  );
});
