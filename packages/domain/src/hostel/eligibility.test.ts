import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { creditCovers, hostelArrearsOf, obstaclesTo } from "./eligibility.ts";

const clear = { firstInstalmentPaid: true, arrearsKobo: 0, hostelArrearsKobo: 0 };

test("a student who has paid the first instalment and owes nothing may book", () => {
  expect(obstaclesTo(clear)).toEqual([]);
});

test.each([
  [{ firstInstalmentPaid: false }, ["first-instalment"]],
  [{ arrearsKobo: 1 }, ["arrears"]],
  [{ hostelArrearsKobo: 1 }, ["hostel-arrears"]],
  [
    { hostelArrearsKobo: 4_500_000, firstInstalmentPaid: false },
    ["hostel-arrears", "first-instalment"],
  ],
])("with %j what is missing is %j", (changes, missing) => {
  expect(obstaclesTo({ ...clear, ...changes })).toEqual(missing);
});

const kobo = fc.nat(100_000_000);
const standing = fc.record({
  firstInstalmentPaid: fc.boolean(),
  arrearsKobo: kobo,
  hostelArrearsKobo: kobo,
});

test.prop([standing])("settling what is missing, one by one, always ends at a bed", (start) => {
  const settled = {
    "hostel-arrears": { hostelArrearsKobo: 0 },
    arrears: { arrearsKobo: 0 },
    "first-instalment": { firstInstalmentPaid: true },
  };
  let now = start;
  for (let left = obstaclesTo(now); left[0]; left = obstaclesTo(now)) {
    now = { ...now, ...settled[left[0]] };
    expect(obstaclesTo(now)).toEqual(left.slice(1));
  }
  expect(obstaclesTo(now)).toEqual([]);
});

test.prop([standing, kobo])("owing more never opens a way", (start, more) => {
  const worse = { ...start, arrearsKobo: start.arrearsKobo + more };
  expect(obstaclesTo(worse)).toEqual(expect.arrayContaining([...obstaclesTo(start)]));
});

const bed = fc.record({
  state: fc.constantFrom("held" as const, "booked" as const),
  paid: fc.boolean(),
  priceKobo: fc.integer({ min: 1, max: 100_000_000 }),
});

test.prop([fc.array(bed)])(
  "owed is each bed that was lived in and not paid, and no other",
  (beds) => {
    const owed = hostelArrearsOf(beds);
    expect(owed > 0).toBe(beds.some(({ state, paid }) => state === "booked" && !paid));
    expect(hostelArrearsOf(beds.map((one) => ({ ...one, paid: true })))).toBe(0);
    expect(hostelArrearsOf(beds.map((one) => ({ ...one, state: "held" as const })))).toBe(0);
    expect(hostelArrearsOf(beds.toReversed())).toBe(owed);
  },
);

test.prop([kobo, kobo])("money paid before covers a bed that costs no more", (credit, price) => {
  expect(creditCovers(credit, price)).toBe(credit > 0 && price <= credit);
  expect(creditCovers(0, price)).toBe(false);
});
