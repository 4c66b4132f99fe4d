import { expect, test } from "vitest";
import { addDays, addMonths, isDay, weekday, weeksOf, within } from "./days.ts";

test("a day is one of the calendar's", () => {
  expect(["2026-11-22", "2024-02-29"].map(isDay)).toEqual([true, true]);
  expect(["", "2026-04-31", "2026--5", "2025-02-29"].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("days are counted across months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
});

test("a month that has no such day gives its last", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  expect(addMonths("2024-02-29", 12)).toBe("2025-02-28");
});

test("weeks begin on Monday", () => {
  expect(weekday("2026-11-23")).toBe(0);
  expect(weekday("2026-11-22")).toBe(6);
  const weeks = weeksOf("2026-11-22");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual(["", "", "", "", "", "", "2026-11-01"]);
  expect(weeks.at(-1)?.[0]).toBe("2026-11-30");
  expect(weeksOf("2027-02-10")).toHaveLength(4);
});

test("a day that is not allowed becomes the nearest that is", () => {
  const at = (day: string) => within(day, "2026-11-03", "2026-11-20");
  expect(["2026-11-01", "2026-11-09", "2026-12-01"].map(at)).toEqual([
    "2026-11-03",
    "2026-11-09",
    "2026-11-20",
  ]);
});
