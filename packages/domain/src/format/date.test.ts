import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { datePart, emptyDate, formatDate, formatDateTime, minuteInLagos } from "./date.ts";

test("the empty-date sentinel is 0001-01-01 and reads as no date at all", () => {
  expect(emptyDate).toBe("0001-01-01");
  for (const sentinel of ["0001-01-01", "0001-01-01T00:00:00", "0001-01-01T00:00:00Z"]) {
    expect(datePart(sentinel)).toBe("");
    expect(formatDate(sentinel)).toBe("");
    expect(formatDateTime(sentinel)).toBe("");
  }
});

test("the date part stands before the T", () => {
  expect(datePart("2008-02-29T23:59:59.999Z")).toBe("2008-02-29");
  expect(datePart("2008-02-29")).toBe("2008-02-29");
  expect(datePart(null)).toBe("");
  expect(datePart(undefined)).toBe("");
});

test.each([
  ["2026-11-20", "20 November 2026"],
  ["2008-02-29T00:00:00", "29 February 2008"],
  ["2026-01-05T09:00:00Z", "5 January 2026"],
  ["2026-11-20T23:30:00Z", "21 November 2026"],
  ["2026-12-31T23:00:00.000Z", "1 January 2027"],
  ["not a date", ""],
  ["not a dateTZ", ""],
  ["2026-02-30T25:61:00Z", "30 February 2026"],
  ["", ""],
  [null, ""],
])("%j is read as %j, by Nigeria's clocks", (iso, read) => {
  expect(formatDate(iso)).toBe(read);
});

test.each([
  ["2026-11-20T13:05:00Z", "20 November 2026, 2:05 pm"],
  ["2026-11-20T23:30:00Z", "21 November 2026, 12:30 am"],
  ["2026-11-20T11:00:00Z", "20 November 2026, 12:00 pm"],
  ["2026-11-20T08:09:00", "20 November 2026, 8:09 am"],
  ["2026-11-20T15:00:00+03:00", "20 November 2026, 1:00 pm"],
  ["2026-11-20", "20 November 2026"],
])("%j is read as %j", (iso, read) => {
  expect(formatDateTime(iso)).toBe(read);
});

const moment = fc.date({
  min: new Date("1900-01-01T00:00:00Z"),
  max: new Date("2199-12-31T00:00:00Z"),
  noInvalidDate: true,
});

test.prop([moment])("every moment reads as Lagos reads it", (date) => {
  const lagos = date.toLocaleDateString("en-GB", {
    timeZone: "Etc/GMT-1",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  expect(formatDate(date.toISOString())).toBe(lagos);
});

test("the minute is the one that the clocks in Nigeria show", () => {
  expect(minuteInLagos(new Date("2026-11-20T23:30:59Z"))).toBe("2026-11-21T00:30");
});
