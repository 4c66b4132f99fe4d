import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { isWorkingDay, workingDayAfter, workingDayBefore } from "./working-days.ts";

const christmas = new Set(["2026-12-25", "2026-12-26"]);

test.each([
  ["2026-11-26", 1, "2026-11-27"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-26", 10, "2026-12-10"],
  ["2026-12-24", 1, "2026-12-28"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-11-28", 0, "2026-11-28"],
])("%s and %d working days are %s", (from, days, then) => {
  expect(workingDayAfter(from, days, christmas)).toBe(then);
});

const first = Date.UTC(2026, 0, 1);
const dayOf = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
const anyDay = fc.integer({ min: 0, max: 400 }).map(dayOf);
const closedDays = fc.array(anyDay, { maxLength: 40 }).map((days) => new Set(days));
const some = fc.integer({ min: 1, max: 30 });

test.prop([anyDay, some, closedDays])(
  "so many working days lie between, the last of them the day itself",
  (from, days, closed) => {
    const then = workingDayAfter(from, days, closed);
    let counted = 0;
    for (let at = 0, date = from; date < then; at += 1) {
      date = dayOf((Date.parse(from) - first) / 86_400_000 + at + 1);
      if (isWorkingDay(date, closed)) counted += 1;
    }
    expect(counted).toBe(days);
    expect(isWorkingDay(then, closed)).toBe(true);
    expect(workingDayAfter(then, 3, closed)).toBe(workingDayAfter(from, days + 3, closed));
  },
);

test.prop([anyDay, some, closedDays, anyDay])(
  "a day more on which the school is closed brings nothing forward",
  (from, days, closed, further) => {
    const before = workingDayAfter(from, days, closed);
    const after = workingDayAfter(from, days, new Set([...closed, further]));
    expect(after >= before).toBe(true);
    if (further <= from || further > before) expect(after).toBe(before);
  },
);

test.prop([anyDay, closedDays])(
  "what was promised for the working day before today is late today, and for no later one",
  (today, closed) => {
    const last = workingDayBefore(today, closed);
    expect(isWorkingDay(last, closed)).toBe(true);
    expect(last < today).toBe(true);
    expect(workingDayAfter(last, 1, closed) >= today).toBe(true);
  },
);
