import { expect, test } from "vitest";
import { dash } from "./dash.ts";

test("what is missing, blank or no number is a dash", () => {
  for (const value of [null, undefined, "", "  ", Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(dash(value)).toBe("-");
  }
});

test("nothing at all is not the same as nothing owed", () => {
  expect(dash(0)).toBe("0");
  expect(dash(" 12 ")).toBe("12");
});
