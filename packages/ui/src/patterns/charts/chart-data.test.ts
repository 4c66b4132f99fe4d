import { expect, test } from "vitest";
import { isEmpty, number, parted, partsOf, percent, shares } from "./chart-data.ts";

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

const others = (count: number) => `${count} others`;

test("slices come by size; nothing and less than nothing have none", () => {
  expect(
    shares([point("ND", 1), point("HND", 3), point("PG", 0), point("CCE", -2)], others),
  ).toEqual([
    { label: "HND", value: 3, share: 0.75 },
    { label: "ND", value: 1, share: 0.25 },
  ]);
  expect(shares([], others)).toEqual([]);
});

test("beyond six slices the smallest are one", () => {
  const many = Array.from({ length: 9 }, (_, index) => point(`P${index}`, index + 1));
  const slices = shares(many, others);
  expect(slices.map(({ label }) => label)).toEqual(["P8", "P7", "P6", "P5", "P4", "4 others"]);
  expect(slices.reduce((whole, { share }) => whole + share, 0)).toBeCloseTo(1);
});

test("a small share is not nothing", () => {
  expect([0.004, 0.01, 0.376, 1].map(percent)).toEqual(["under 1%", "1%", "38%", "100%"]);
});

test("between two parts a place stays empty; a chart that names none is of one", () => {
  const [first, second, third] = [point("1", 3), point("2", 4), point("3", 5)];
  const parts = partsOf([
    { ...first, part: "ND" },
    { ...second, part: "ND" },
    { ...third, part: "HND" },
  ]);
  expect(parts.map(({ name, points }) => [name, points.length])).toEqual([
    ["ND", 2],
    ["HND", 1],
  ]);
  expect(parted(parts).map(({ label }) => label)).toEqual(["1", "2", "", "3"]);
  expect(parted(partsOf([first, second]))).toEqual([first, second]);
  expect(partsOf([])).toEqual([]);
});
