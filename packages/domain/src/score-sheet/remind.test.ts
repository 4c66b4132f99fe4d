import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { todayInLagos } from "../format/date.ts";
import { claims as allClaims, type Claim } from "../rights/claims.ts";
import { findsUnstarted, isRemindedToday, mayRemind, remindsAny } from "./remind.ts";

const who = (own: Partial<Parameters<typeof mayRemind>[0]>, ...held: Claim[]) => ({
  claims: new Set<Claim>(["results.see", ...held]),
  heads: false,
  deans: false,
  official: false,
  ...own,
});

test("its head, its dean, and exams and records remind; nobody else does", () => {
  expect(mayRemind(who({ heads: true }, "results.check"))).toBe(true);
  expect(mayRemind(who({ deans: true }, "results.approve"))).toBe(true);
  expect(mayRemind(who({ official: true }, "results.publish"))).toBe(true);
  expect(mayRemind(who({}, "results.check", "results.approve", "results.publish"))).toBe(false);
  expect(mayRemind(who({ official: true }, "results.check"))).toBe(false);
  expect(mayRemind(who({ heads: true }))).toBe(false);
});

test.prop([
  fc.record({
    claims: fc.subarray([...allClaims]).map((some) => new Set(some)),
    heads: fc.boolean(),
    deans: fc.boolean(),
    official: fc.boolean(),
  }),
])("whoever reminds is told of it, and the page knows", (person) => {
  if (!mayRemind(person)) return;
  expect(findsUnstarted(person)).toBe(true);
  const { official } = person;
  const claims = [...person.claims];
  expect(remindsAny(claims, official) || remindsAny(claims, false)).toBe(true);
});

const moment = fc.date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2040-01-01T00:00:00Z"),
  noInvalidDate: true,
});

test.prop([moment, fc.nat({ max: 3 * 86_400_000 })])(
  "one a day of Nigeria is enough",
  (before, later) => {
    const now = new Date(before.getTime() + later);
    expect(isRemindedToday(before, now)).toBe(todayInLagos(before) === todayInLagos(now));
    expect(isRemindedToday(null, now)).toBe(false);
  },
);
