import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { averageScale, gradePointAverage } from "./average.ts";
import { resultSheetPageSize } from "./result-sheet.ts";
import { gradeOf, gradingScale } from "./scale.ts";

test("the grading scale is the school's", () => {
  expect(gradingScale.map(({ grade, min, max }) => [grade, min, max])).toEqual([
    ["A", 70, 100],
    ["B", 60, 69],
    ["C", 50, 59],
    ["D", 45, 49],
    ["E", 40, 44],
    ["F", 0, 39],
  ]);
  expect(averageScale).toEqual({ scale: 5, decimals: 2, creditUnitDecimals: 1, pointDecimals: 2 });
  expect(resultSheetPageSize).toBe(30);
});

test.each([
  [100, "A"],
  [70, "A"],
  [69.5, "B"],
  [69, "B"],
  [45, "D"],
  [40, "E"],
  [39, "F"],
  [0, "F"],
])("a total of %d is %s", (total, grade) => {
  expect(gradeOf(total).grade).toBe(grade);
});

test.each([-1, 101, Number.NaN])("a total of %d has no grade", (total) => {
  expect(() => gradeOf(total)).toThrow(RangeError);
});

test.prop([fc.integer({ min: 0, max: 100 })])("every whole total lies in its band", (total) => {
  const { min, max } = gradeOf(total);
  expect(total).toBeGreaterThanOrEqual(min);
  expect(total).toBeLessThanOrEqual(max);
});

test.prop([fc.integer({ min: 0, max: 99 })])(
  "a better total never earns a worse grade",
  (total) => {
    expect(gradeOf(total + 1).point).toBeGreaterThanOrEqual(gradeOf(total).point);
  },
);

test("the average weighs points by credit units", () => {
  expect(
    gradePointAverage([
      { creditUnit: 3, point: 5 },
      { creditUnit: 1, point: 1 },
    ]),
  ).toBe(4);
  expect(gradePointAverage([])).toBe(0);
});

const course = fc.record({
  creditUnit: fc.integer({ min: 1, max: 12 }),
  point: fc.constantFrom(...gradingScale.map(({ point }) => point)),
});

test.prop([fc.array(course, { minLength: 1 })])("an average lies on the 5.0 scale", (courses) => {
  const average = gradePointAverage(courses);
  expect(average).toBeGreaterThanOrEqual(Math.min(...courses.map(({ point }) => point)));
  expect(average).toBeLessThanOrEqual(Math.max(...courses.map(({ point }) => point)));
});
