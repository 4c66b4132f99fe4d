import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { gradeOf } from "../results/scale.ts";
import { curvesOf, fingerprintStart, isMissing, packCode } from "./board-pack.ts";
import { markCodes } from "./mark-codes.ts";
import { sheetStates } from "./states.ts";

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);

test.prop([hex])(
  "a fingerprint's short form leads back to its beginning, however it is typed",
  (print) => {
    const code = packCode(print);
    expect(code).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    for (const typed of [code, code.toLowerCase(), code.replaceAll("-", " "), ` ${code} `]) {
      expect(print.startsWith(fingerprintStart(typed))).toBe(true);
    }
  },
);

test("a sheet is missing until the dean has approved it", () => {
  expect([null, ...sheetStates].filter(isMissing)).toEqual([null, "draft", "submitted", "checked"]);
});

const cell = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 100 }).map((total) => ({ total, grade: gradeOf(total).grade })),
  fc.constantFrom(...markCodes).map((grade) => ({ total: null, grade })),
  fc.constant({ total: null, grade: null }),
);

test.prop([fc.array(fc.tuple(cell, cell), { maxLength: 12 })])(
  "a curve counts each cell of its column once, as its grade says",
  (lines) => {
    const columns = ["COM 211", "COM 212"];
    const curves = curvesOf({ columns, students: lines.map((cells) => ({ cells })) });
    expect(curves.map(({ column }) => column)).toEqual(columns);
    for (const [at, { counts, graded, missing }] of curves.entries()) {
      const own = lines.flatMap((cells) => cells[at] ?? []);
      const failed = own.filter(({ grade }) => grade === "ABS" || grade === "MAL").length;
      for (const [grade, count] of Object.entries(counts)) {
        const earned = own.filter((one) => one.grade === grade).length;
        expect(count).toBe(earned + (grade === "F" ? failed : 0));
      }
      const awaited = own.filter(
        ({ grade }) => grade === "SICK" || grade === "INC" || grade === "WHD",
      );
      expect(graded + missing + awaited.length).toBe(own.length);
    }
  },
);
