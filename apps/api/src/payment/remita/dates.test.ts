import fc from "fast-check";
import { expect, test } from "vitest";
import { dayText, readEndOfDay, readTimestamp, timestampText } from "./dates.ts";

const seconds = fc
  .integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2100, 0) / 1000 })
  .map((value) => new Date(value * 1000));

test.each([
  ["2019-12-11 12:00:00 AM", "2019-12-10T23:00:00.000Z"],
  ["2019-12-11 12:30:00 PM", "2019-12-11T11:30:00.000Z"],
  ["2019-12-11 01:05:09 PM", "2019-12-11T12:05:09.000Z"],
])("%s in Lagos is %s", (text, iso) => {
  expect(readTimestamp(text)?.toISOString()).toBe(iso);
});

test.each(["", "2019-12-11", "11/12/2019 10:00", "2019-99-11 12:00:00 AM"])(
  "%j is no time that we know",
  (text) => {
    expect(readTimestamp(text)).toBeNull();
  },
);

test("every second comes back from its text", () => {
  fc.assert(
    fc.property(seconds, (date) => {
      expect(readTimestamp(timestampText(date))).toEqual(date);
    }),
  );
});

test("a reference lasts to the end of its last day in Lagos", () => {
  fc.assert(
    fc.property(seconds, (date) => {
      const end = readEndOfDay(dayText(date));
      expect(end?.getTime()).toBeGreaterThanOrEqual(date.getTime());
      expect(dayText(end ?? date)).toBe(dayText(date));
    }),
  );
});

test.each(["31/02/2026", "2026-02-01", "1/2/2026", ""])("%j is no day", (text) => {
  expect(readEndOfDay(text)).toBeNull();
});
