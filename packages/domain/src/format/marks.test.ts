import { expect, test } from "vitest";
import { dash } from "./dash.ts";
import { formatAverage, formatCreditUnits, formatPoints } from "./marks.ts";

test("averages and points have two decimals, credit units one", () => {
  expect(formatAverage(4.5)).toBe("4.50");
  expect(formatAverage(10 / 3)).toBe("3.33");
  expect(formatPoints(12)).toBe("12.00");
  expect(formatCreditUnits(3)).toBe("3.0");
});

test("a missing value is a dash, a zero is not missing", () => {
  expect([null, undefined, "", "  "].map(dash)).toEqual(["-", "-", "-", "-"]);
  expect(dash(0)).toBe("0");
  expect(dash("O+")).toBe("O+");
});
