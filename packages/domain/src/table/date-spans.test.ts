import { expect, test } from "vitest";
import { dateSpans, daysOfSpan } from "./date-spans.ts";

const on = (moment: string) => (span: string) => daysOfSpan(span, new Date(moment));

test("each span is of the day in Nigeria", () => {
  const days = on("2026-03-04T09:00:00Z");
  expect(days("today")).toEqual({ from: "2026-03-04", to: "2026-03-04" });
  expect(days("yesterday")).toEqual({ from: "2026-03-03", to: "2026-03-03" });
  expect(days("last-7-days")).toEqual({ from: "2026-02-26", to: "2026-03-04" });
  expect(days("last-30-days")).toEqual({ from: "2026-02-03", to: "2026-03-04" });
  expect(days("this-month")).toEqual({ from: "2026-03-01", to: "2026-03-04" });
  expect(days("last-month")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  // Half past eleven at night in London is the next day, the next month and the next year in Lagos.
  const night = on("2026-12-31T23:30:00Z");
  expect(night("today")).toEqual({ from: "2027-01-01", to: "2027-01-01" });
  expect(night("last-month")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("every span that is offered is known, and nothing else is", () => {
  for (const { value } of dateSpans) expect(daysOfSpan(value)).toBeDefined();
  for (const value of ["", "last-8-days", "toString", "2026-03-04"]) {
    expect(daysOfSpan(value)).toBeUndefined();
  }
});
