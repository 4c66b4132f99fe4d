import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { daysUntil, isDigestDue, isNewsTime, isReminded } from "./morning.ts";

const at = (lagos: string) => new Date(`${lagos}:00+01:00`);

test("the day's news is told from seven in the morning in Nigeria on", () => {
  expect(isNewsTime(at("2026-11-25T06:59"))).toBe(false);
  expect(isNewsTime(at("2026-11-25T07:00"))).toBe(true);
  expect(isNewsTime(at("2026-11-25T23:59"))).toBe(true);
  // In London it is still the day before.
  expect(isNewsTime(at("2026-11-26T00:30"))).toBe(false);
});

test("lecturers are reminded seven, three days and one before, by days of Nigeria", () => {
  const closesAt = at("2026-12-01T23:59");
  const mornings = Array.from({ length: 10 }, (_, before) =>
    at(`2026-11-${String(30 - before).padStart(2, "0")}T07:00`),
  );
  expect(
    mornings.filter((now) => isReminded(closesAt, now)).map((now) => daysUntil(closesAt, now)),
  ).toEqual([1, 3, 7]);
  expect(isReminded(null, at("2026-11-30T07:00"))).toBe(false);
});

const moments = fc.date({
  min: at("2026-01-01T00:00"),
  max: at("2027-01-01T00:00"),
  noInvalidDate: true,
});

test.prop([moments, fc.integer({ min: 0, max: 24 * 60 - 1 })])(
  "of each deadline there are three reminders, whatever the hours",
  (closesAt, minutes) => {
    const first = closesAt.getTime() - minutes * 60_000 - 10 * 86_400_000;
    const mornings = Array.from({ length: 20 }, (_, day) => new Date(first + day * 86_400_000));
    const reminded = mornings.filter((now) => isReminded(closesAt, now));
    expect(reminded.map((now) => daysUntil(closesAt, now))).toEqual([7, 3, 1]);
  },
);

test("what waits is told again on Mondays, and when something has come since yesterday", () => {
  const wednesday = at("2026-11-25T07:00");
  const monday = at("2026-11-30T07:00");
  const old = at("2026-11-20T12:00");
  const fresh = at("2026-11-24T12:00");
  expect(isDigestDue([], monday)).toBe(false);
  expect(isDigestDue([old], wednesday)).toBe(false);
  expect(isDigestDue([old, fresh], wednesday)).toBe(true);
  expect(isDigestDue([old], monday)).toBe(true);
});
