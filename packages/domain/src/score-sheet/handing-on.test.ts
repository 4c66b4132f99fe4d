import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { handingOn, missingParts } from "./handing-on.ts";
import { markCodes } from "./mark-codes.ts";
import { totalOf } from "./row.ts";
import { usualSplit } from "./split.ts";

const mark = (max: number) => fc.option(fc.integer({ min: 0, max }));
const row = fc
  .record({
    registration: fc.constantFrom("submitted" as const, "approved" as const, "returned" as const),
    test: mark(30),
    lab: fc.constant(null),
    exam: mark(70),
    code: fc.option(fc.constantFrom(...markCodes), { freq: 4 }),
  })
  .map((marks) => ({ ...marks, total: totalOf(marks, usualSplit) }));

describe("handing a draft on", () => {
  test.prop([fc.array(row), fc.option(fc.integer({ min: 0, max: 100 }))])(
    "names just the approved rows that have neither a code nor each part",
    (rows, meanBefore) => {
      const { empty, missing } = handingOn(rows, usualSplit, meanBefore);
      expect(empty).toBe(!rows.some(({ registration }) => registration === "approved"));
      for (const one of rows) {
        const named = missing.includes(one);
        const lacks = one.code === null && missingParts(one, usualSplit).length > 0;
        expect(named).toBe(one.registration === "approved" && lacks);
      }
    },
  );

  test("wants a remark of what is unusual among approved rows, and of no others", () => {
    const rows = (registration: "approved" | "submitted", exam: number) =>
      Array.from({ length: 10 }, () => ({
        registration,
        test: 10,
        lab: null,
        exam,
        code: null,
        total: 10 + exam,
      }));
    const usual = [...rows("approved", 40), ...rows("approved", 20).slice(0, 2)];
    const unusual = (some: typeof usual, before: number | null = null) =>
      handingOn(some, usualSplit, before).unusual;
    expect(unusual(usual)).toBeUndefined();
    expect(unusual([...usual, ...rows("submitted", 0)])).toBeUndefined();
    expect(unusual(rows("approved", 40))).toMatch(/100.0 % have passed/);
    expect(unusual(rows("approved", 0))).toMatch(/0.0 % have passed/);
    expect(unusual(usual, 70)).toMatch(/below last year/);
  });
});
