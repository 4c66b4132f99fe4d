import { expect, test } from "vitest";
import { partsOf, pastedDate, valueOf } from "./date-parts.ts";

test("three full boxes make a date, whatever was left out of day and month", () => {
  expect(valueOf({ day: "5", month: "3", year: "2005" })).toBe("2005-03-05");
});

test("empty boxes are no date, half-typed ones stay as they are typed", () => {
  expect(valueOf({ day: "", month: "", year: "" })).toBe("");
  expect(partsOf(valueOf({ day: "5", month: "", year: "20" }))).toEqual({
    day: "5",
    month: "",
    year: "20",
  });
});

test.each([
  ["27/3/2007", "2007-03-27"],
  [" 27.03.2007 ", "2007-03-27"],
  ["2007-03-27", "2007-03-27"],
])("a pasted %s is the 27th of March", (text, date) => {
  const parts = pastedDate(text);
  expect(parts && valueOf(parts)).toBe(date);
});

test("a pasted word is no date", () => {
  expect(pastedDate("27 March")).toBeUndefined();
});
