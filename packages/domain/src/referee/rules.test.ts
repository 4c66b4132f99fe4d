import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { signalsOf } from "./signals.ts";
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

const moments: Asked = {
  askedAt: daysAfter(now, -3),
  openedAt: null,
  givenAt: null,
  declinedAt: null,
  replacedAt: null,
  expiresAt: null,
  undelivered: false,
};
const yesterday = daysAfter(now, -1);

test.each<[state: string, what: Partial<Asked>]>([
  ["named", { askedAt: null }],
  ["asked", {}],
  ["undelivered", { undelivered: true }],
  ["opened", { openedAt: yesterday, undelivered: true }],
  ["opened", { openedAt: yesterday, expiresAt: new Date(now.getTime() + 1) }],
  ["expired", { openedAt: yesterday, expiresAt: now }],
  ["declined", { declinedAt: yesterday, expiresAt: yesterday }],
  ["replaced", { replacedAt: yesterday, declinedAt: yesterday }],
  ["given", { givenAt: yesterday, replacedAt: now }],
])("a request is %s: %j", (state, what) => {
  expect(refereeState({ ...moments, ...what }, now)).toBe(state);
});

test("whoever is asked and has not answered is reminded twice, no other", () => {
  for (const state of ["asked", "opened", "undelivered", "expired"] as const) {
    expect([0, 1, 2].map((reminders) => mayRemind(state, reminders))).toEqual([true, true, false]);
  }
  for (const state of ["named", "given", "declined", "replaced"] as const) {
    expect(mayRemind(state, 0), state).toBe(false);
  }
});

test("a link that the closing day leaves less than 28 days ends 14 days after it", () => {
  expect(linkEnds(now, daysAfter(now, 3))).toEqual(daysAfter(now, 17));
  expect(linkEnds(now, daysAfter(now, 14))).toEqual(daysAfter(now, 28));
  expect(linkEnds(now, daysAfter(now, 15))).toEqual(daysAfter(now, 28));
});

test("only what was noted is a signal to staff", () => {
  expect(signalsOf({ sameDevice: true, soon: false })).toEqual(["sameDevice"]);
  expect(signalsOf({ sameDevice: null, soon: true })).toEqual(["soon"]);
  expect(signalsOf({ sameDevice: null, soon: null })).toEqual([]);
});
