import { expect, test } from "vitest";
import { axisScale, spread } from "./axis-scale.ts";

const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ label: `P${index}`, values: [value] }));

test("lines start at the round value below the lowest and end with their scale", () => {
  expect(axisScale(points(3.41, null, 3.28, 4.05), { max: 5, fromNothing: false })).toEqual({
    from: 3,
    to: 5,
    ticks: [3, 3.5, 4, 4.5, 5],
  });
  expect(axisScale(points(0.3, 1.2), { max: 5, fromNothing: false }).from).toBe(0);
  expect(axisScale(points(5, 5), { max: 5, fromNothing: false }).ticks).toEqual([4.5, 5]);
});

test("columns start at nothing, and the axis reaches over the highest", () => {
  expect(axisScale(points(4.2, 12.8, 231.6), { fromNothing: true })).toEqual({
    from: 0,
    to: 300,
    ticks: [0, 100, 200, 300],
  });
  expect(axisScale(points(-3, 9), { fromNothing: true }).from).toBe(-5);
  expect(axisScale(points(0, 0), { fromNothing: true })).toEqual({ from: 0, to: 1, ticks: [0] });
});

test("no tick carries the dust of a sum of tenths", () => {
  const { ticks } = axisScale(points(0.1, 0.7), { fromNothing: true });
  expect(ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
});

test("names that would cover each other move apart, others stay", () => {
  const at = (...tops: number[]) => tops.map((top) => ({ top, size: 18 }));
  expect(spread(at(100, 20, 105))).toEqual([0, 0, 13]);
  expect(spread(at(50, 50))).toEqual([0, 18]);
  expect(spread([{ top: 50, size: 36 }, ...at(60)])).toEqual([0, 26]);
  expect(spread([])).toEqual([]);
  // There is no room below the last one.
  expect(spread(at(20, 90, 95), 110)).toEqual([0, -16, -3]);
  expect(spread(at(50, 60), 80)).toEqual([-6, 2]);
});
