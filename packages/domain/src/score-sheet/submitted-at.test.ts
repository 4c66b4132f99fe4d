import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { spanOf } from "./submitted-at.ts";

const at = (iso: string) => Date.parse(iso);

test.each([
  ["2026-11-24 09:15", "2026-11-24T08:15:00Z", 60_000],
  ["2026-11-24T09:15:07", "2026-11-24T08:15:07Z", 1_000],
  ["2026-11-24T09:15:07.250Z", "2026-11-24T09:15:07Z", 1_000],
  ["2026-11-24 09:15+03:30", "2026-11-24T05:45:00Z", 60_000],
  ["24/11/2026 9:15 PM", "2026-11-24T20:15:00Z", 60_000],
  ["24.11.2026, 12:05 am", "2026-11-23T23:05:00Z", 60_000],
  ["3-1-2026", "2026-01-02T23:00:00Z", 86_400_000],
  ["2026-11-24", "2026-11-23T23:00:00Z", 86_400_000],
])("%s is read, as exact as it is written", (text, from, long) => {
  expect(spanOf(text)).toEqual({ from: at(from), to: at(from) + long });
});

test.each([
  "",
  "46350.5",
  "11/24/2026",
  "2026-02-30",
  "2026-11-24 24:00",
  "2026-11-24 09:60",
  "2026-11-24 09:15:60",
  "24/11/2026 13:00 pm",
  "24/11/2026 0:30 am",
  "24/11/26",
  "yesterday",
])("%j is no moment", (text) => {
  expect(spanOf(text)).toBeUndefined();
});

test.prop([
  fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
])("every moment that is written as ISO is that moment", (moment) => {
  const second = Math.floor(moment.getTime() / 1_000) * 1_000;
  expect(spanOf(moment.toISOString())).toEqual({ from: second, to: second + 1_000 });
});
