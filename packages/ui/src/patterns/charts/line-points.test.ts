import { expect, test } from "vitest";
import { linePoints } from "./line-points.ts";

const box = { width: 112, height: 32, edge: 4 };

test("the lowest value lies at the foot and the highest at the head, from edge to edge", () => {
  expect(linePoints([100, 200, 150], box)).toEqual([
    { x: 4, y: 28 },
    { x: 56, y: 4 },
    { x: 108, y: 16 },
  ]);
});

test("one value, the same values, no value and what is no number are drawn without a fault", () => {
  expect(linePoints([7], box)).toEqual([{ x: 108, y: 16 }]);
  expect(linePoints([7, 7], box).map(({ y }) => y)).toEqual([16, 16]);
  expect(linePoints([], box)).toEqual([]);
  expect(linePoints([1, Number.NaN, 2], box)).toHaveLength(2);
});
