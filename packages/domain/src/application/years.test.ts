import { expect, test } from "vitest";
import { examYears, schoolYears } from "./years.ts";

const now = new Date("2026-11-20T10:00:00Z");

test("the exam years are the last thirty, newest first", () => {
  const offered = examYears(now);
  expect(offered).toHaveLength(30);
  expect([offered[0], offered.at(-1)]).toEqual(["2026", "1997"]);
});

test("school years reach back to 1950", () => {
  const offered = schoolYears(now);
  expect([offered[0], offered.at(-1), offered.length]).toEqual(["2026", "1950", 77]);
});
