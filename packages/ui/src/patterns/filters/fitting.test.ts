import { expect, test } from "vitest";
import { fittingIn } from "./fitting.ts";

test("all stand in the line where there is room for all, without room for a button", () => {
  expect(fittingIn(30.75, [10, 20])).toBe(2);
  expect(fittingIn(Infinity, [10, 20, 30])).toBe(3);
  expect(fittingIn(60, [])).toBe(0);
});

test("where not all fit, the button takes room, too", () => {
  expect(fittingIn(42, [10, 10, 20, 10])).toBe(2);
  expect(fittingIn(31, [10, 10, 20])).toBe(1);
});

test("one stands in the line in any case", () => {
  expect(fittingIn(12, [20, 10])).toBe(1);
});
