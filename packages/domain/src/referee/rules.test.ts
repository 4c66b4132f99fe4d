import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { daysAfter, linkEnds, mayRemind, mayReplace, refereeState, type Asked } from "./rules.ts";

const now = new Date("2026-11-26T12:00:00Z");
const moment = fc.option(fc.date({ min: daysAfter(now, -40), max: now, noInvalidDate: true }));
const asked: fc.Arbitrary<Asked> = fc.record({
  askedAt: moment,
  openedAt: moment,
  givenAt: moment,
  declinedAt: moment,
  replacedAt: moment,
  expiresAt: moment,
  undelivered: fc.boolean(),
});

test.prop([asked])("what was given stays given, whatever comes after", (one) => {
  expect(refereeState(one, now) === "given").toBe(one.givenAt !== null);
});

test.prop([asked, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 8 })])(
  "nobody is reminded of, or replaced after, what was given or replaced; twice and six times at most",
  (one, reminders, names) => {
    const state = refereeState(one, now);
    const over = state === "given" || state === "replaced";
    if (over || reminders >= 2) expect(mayRemind(state, reminders)).toBe(false);
    expect(mayReplace(state, names)).toBe(!over && names < 6);
  },
);

test.prop([fc.option(fc.date({ min: now, max: daysAfter(now, 100), noInvalidDate: true }))])(
  "a link works 28 days, or until the deadline",
  (closesAt) => {
    const end = linkEnds(now, closesAt).getTime();
    expect(end).toBeLessThanOrEqual(daysAfter(now, 28).getTime());
    if (closesAt) expect(end).toBeLessThanOrEqual(daysAfter(closesAt, 14).getTime());
    else expect(end).toBe(daysAfter(now, 28).getTime());
  },
);
