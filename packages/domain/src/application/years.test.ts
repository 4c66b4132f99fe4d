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

test("a year begins when it begins in Nigeria", () => {
  expect(examYears(new Date("2026-12-31T22:59:00Z"))[0]).toBe("2026");
  expect(examYears(new Date("2026-12-31T23:00:00Z"))[0]).toBe("2027");
  expect(schoolYears(new Date("2026-12-31T23:00:00Z"))[0]).toBe("2027");
});
