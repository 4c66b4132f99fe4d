import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { isBirthday } from "./is-birthday.ts";

test("a birthday is the day and month of birth, in any later year", () => {
  expect(isBirthday("2005-03-14", "2026-03-14")).toBe(true);
  expect(isBirthday("2005-03-14", "2026-03-15")).toBe(false);
  expect(isBirthday("2005-03-14", "2026-04-14")).toBe(false);
  expect(isBirthday("2005-03-14", "2005-03-14")).toBe(false);
});

test("29 February is kept on the 28th where the year has no 29th", () => {
  expect(isBirthday("2004-02-29", "2028-02-29")).toBe(true);
  expect(isBirthday("2004-02-29", "2028-02-28")).toBe(false);
  expect(isBirthday("2004-02-29", "2027-02-28")).toBe(true);
  expect(isBirthday("2004-02-29", "2027-03-01")).toBe(false);
  expect(isBirthday("2004-02-29", "2100-02-28")).toBe(true);
});

test("who has told no date of birth has no birthday", () => {
  for (const born of [null, undefined, "", "0001"]) {
    expect(isBirthday(born, "2026-01-01")).toBe(false);
  }
});

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const births = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2010-12-31"), noInvalidDate: true })
  .map(dayOf);

test.prop([births, fc.integer({ min: 2011, max: 2120 })])(
  "everybody has a birthday on exactly one day of each year",
  (born, year) => {
    const days = Array.from({ length: 366 }, (_, index) =>
      dayOf(new Date(Date.UTC(year, 0, index + 1))),
    ).filter((today) => today.startsWith(String(year)));
    expect(days.filter((today) => isBirthday(born, today))).toHaveLength(1);
  },
);
