import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { clockOf, dayIn, dayName, minutesIn, plainTime } from "./times.ts";

test.each([
  ["8", 480],
  ["08:00", 480],
  ["8.30", 510],
  ["0830", 510],
  ["830", 510],
  ["8:30 pm", 1_230],
  ["12 am", 0],
  ["12PM", 720],
  ["08:30:00", 510],
  [" 9:05 ", 545],
  ["24:00", 1_440],
])("%s is a time of the day", (text, minutes) => {
  expect(minutesIn(text)).toBe(minutes);
});

test.each([
  "",
  "noon",
  "24:01",
  "25:00",
  "8:60",
  "13 pm",
  "0 am",
  "-1",
  "8:5",
  "１７:00",
  "8:30:30",
])("%s is none", (text) => {
  expect(minutesIn(text)).toBeUndefined();
  expect(plainTime(text)).toBe(text.trim());
});

test("a time is read as it is written, and its text is in the order of time", () => {
  const minute = fc.integer({ min: 0, max: 1_440 });
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      expect(minutesIn(clockOf(one))).toBe(one);
      expect(plainTime(plainTime(clockOf(one)))).toBe(clockOf(one));
      expect(clockOf(one) < clockOf(other)).toBe(one < other);
    }),
  );
});

test("a day is known by its name and by its first letters", () => {
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    expect(dayIn(dayName(day))).toBe(day);
    expect(dayIn(` ${dayName(day).slice(0, 3).toUpperCase()} `)).toBe(day);
  }
  expect(["", "T", "Tu", "Mondays", "1"].map(dayIn)).toEqual(Array(5).fill(undefined));
});
