import { expect, test } from "vitest";
import { isEmpty, number, percent, shares } from "./chart-data.ts";

const point = (label: string, value: number | null) => ({ label, values: [value] });

test("what is no number is a gap", () => {
  expect([0, 4.5, null, undefined, Number.NaN, Infinity].map(number)).toEqual([
    0,
    4.5,
    null,
    null,
    null,
    null,
  ]);
  expect(isEmpty([])).toBe(true);
  expect(isEmpty([point("First", null), point("Second", Number.NaN)])).toBe(true);
  expect(isEmpty([point("First", 0)])).toBe(false);
});

test("slices come by size; nothing and less than nothing have none", () => {
  expect(shares([point("ND", 1), point("HND", 3), point("PG", 0), point("CCE", -2)])).toEqual([
    { label: "HND", value: 3, share: 0.75 },
    { label: "ND", value: 1, share: 0.25 },
  ]);
  expect(shares([])).toEqual([]);
});

test("beyond six slices the smallest are one", () => {
  const many = Array.from({ length: 9 }, (_, index) => point(`P${index}`, index + 1));
  const slices = shares(many);
  expect(slices.map(({ label }) => label)).toEqual(["P8", "P7", "P6", "P5", "P4", "4 others"]);
  expect(slices.reduce((whole, { share }) => whole + share, 0)).toBeCloseTo(1);
});

test("a small share is not nothing", () => {
  expect([0.004, 0.01, 0.376, 1].map(percent)).toEqual(["under 1%", "1%", "38%", "100%"]);
});
