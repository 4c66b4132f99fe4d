import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import type { Claim } from "../rights/claims.ts";
import { courseKinds } from "./course.ts";
import {
  holdsRegistration,
  refusalOfRegistrationAct,
  registrationActs,
  registrationActsOf,
  seesRegistration,
  type RegistrationOfficer,
} from "./decisions.ts";
import { barsBulkApproval, flagsOf, type ReviewedRegistration } from "./flags.ts";
import { windowState, windowWith } from "./window.ts";

const officer = fc.record({
  claims: fc
    .subarray<Claim>(["registration.see", "registration.approve", "results.check"])
    .map((held): ReadonlySet<Claim> => new Set(held)),
  advises: fc.boolean(),
  heads: fc.boolean(),
  advised: fc.boolean(),
  deans: fc.boolean(),
  school: fc.subarray<Claim>(["registration.see", "registration.approve"]),
  own: fc.boolean(),
  impersonating: fc.boolean(),
}) satisfies fc.Arbitrary<RegistrationOfficer>;
const act = fc.constantFrom(...registrationActs);
const standing = fc.record({
  state: fc.constantFrom("submitted" as const, "approved" as const, "returned" as const),
  scored: fc.boolean(),
});

test.prop([officer])(
  "a class is its adviser's, else the head's; some decide for the school",
  (who) => {
    const holds = holdsRegistration(who);
    if (!who.claims.has("registration.approve")) expect(holds).toBe(false);
    else if (who.advises || who.school.includes("registration.approve")) expect(holds).toBe(true);
    else expect(holds).toBe(who.heads && !who.advised);
  },
);

test.prop([officer])("a head and a dean look at it, also where another decides", (who) => {
  const sees = seesRegistration(who);
  if (!who.claims.has("registration.see")) expect(sees).toBe(false);
  else if (who.heads || who.deans || who.advises) expect(sees).toBe(true);
  else expect(sees).toBe(who.school.includes("registration.see"));
});

test.prop([standing, officer])(
  "a page offers those acts alone that would not be refused",
  (at, who) => {
    const offered = registrationActsOf(at, who);
    for (const one of registrationActs) {
      const allowed = holdsRegistration(who) && !refusalOfRegistrationAct(one, at, who);
      expect(offered.includes(one)).toBe(allowed);
    }
  },
);

test.prop([act, standing, officer])(
  "nobody decides twice, for others or for oneself",
  (one, at, who) => {
    const allowed = refusalOfRegistrationAct(one, at, who) === undefined;
    if (who.own || who.impersonating) expect(allowed).toBe(false);
    else if (one === "annul") expect(allowed).toBe(at.state === "approved" && !at.scored);
    else expect(allowed).toBe(at.state === "submitted");
  },
);

const course = fc.record({
  id: fc.integer({ min: 1, max: 20 }),
  code: fc.constantFrom("COM 111", "COM 112", "GNS 101"),
  creditUnit: fc.integer({ min: 1, max: 6 }),
  kind: fc.constantFrom(...courseKinds),
  missing: fc.subarray(["COM 101"]),
});
const reviewed = fc.record({
  chosen: fc.uniqueArray(course, { selector: ({ id }) => id }),
  offered: fc.uniqueArray(course, { selector: ({ id }) => id }),
  load: fc.constant({ minimum: 12, maximum: 24 }),
  late: fc.boolean(),
  changed: fc.boolean(),
}) satisfies fc.Arbitrary<ReviewedRegistration>;

test.prop([reviewed])("each flag says what stands out, once", (one) => {
  const flags = flagsOf(one);
  const units = one.chosen.reduce((sum, { creditUnit }) => sum + creditUnit, 0);
  expect(new Set(flags).size).toBe(flags.length);
  expect(flags.includes("load")).toBe(units < 12 || units > 24);
  expect(flags.includes("prerequisite")).toBe(one.chosen.some(({ missing }) => missing.length > 0));
  expect(flags.includes("borrowed")).toBe(one.chosen.some(({ kind }) => kind === "Borrowed"));
  expect(flags.includes("late")).toBe(one.late);
  expect(flags.includes("changed")).toBe(one.changed);
});

test.prop([reviewed])("late alone bars no approval among many, anything else does", (one) => {
  const flags = flagsOf({ ...one, late: true });
  expect(barsBulkApproval(flags)).toBe(flags.length > 1);
});

const moment = fc.date({
  min: new Date("2026-09-01"),
  max: new Date("2026-12-31"),
  noInvalidDate: true,
});

test.prop([fc.tuple(moment, moment, moment), moment, fc.boolean(), moment])(
  "opened for one student it is open until that day, and shorter for nobody",
  (moments, until, lateFee, now) => {
    const [opensAt, closesAt, addDropClosesAt] = moments.toSorted((a, b) => +a - +b) as [
      Date,
      Date,
      Date,
    ];
    const window = { opensAt, lateFrom: null, closesAt, addDropClosesAt };
    const exception = { openedAt: new Date("2026-08-31"), until, lateFee };
    const state = windowState(windowWith(window, exception, now), now);
    if (now < until) expect(state).toBe("open");
    else expect(state).toBe(windowState(window, now));
  },
);
