import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { Claim } from "../rights/claims.ts";
import {
  findsTaughtCourse,
  openChain,
  refusalOfSheetAct,
  sheetActs,
  sheetActsOf,
  type SheetChain,
  type SheetRelation,
  type SheetStanding,
} from "./acts.ts";
import { sheetStates } from "./states.ts";

const now = new Date("2026-11-24T09:00:00Z");
const nobody: SheetRelation = {
  claims: new Set<Claim>(["results.see"]),
  teaches: false,
  coordinates: false,
  hasPart: false,
  heads: false,
  deans: false,
  checked: false,
  approved: false,
  official: false,
  impersonating: false,
};
const withClaims = (...claims: Claim[]) => new Set<Claim>(["results.see", ...claims]);
const lecturer: SheetRelation = {
  ...nobody,
  claims: withClaims("results.enter"),
  teaches: true,
  coordinates: true,
  hasPart: true,
};
const head: SheetRelation = { ...nobody, claims: withClaims("results.check"), heads: true };
const dean: SheetRelation = { ...nobody, claims: withClaims("results.approve"), deans: true };
const registrar: SheetRelation = {
  ...nobody,
  claims: withClaims("results.approve", "results.hold"),
  official: true,
};
const exams: SheetRelation = { ...nobody, claims: withClaims("results.publish"), official: true };

const at = (state: SheetStanding["state"], further: Partial<SheetStanding> = {}) => ({
  state,
  held: false,
  closesAt: null,
  ...further,
});
const ask = (
  act: (typeof sheetActs)[number],
  sheet: SheetStanding,
  who: SheetRelation,
  chain: SheetChain = openChain,
) => refusalOfSheetAct(act, sheet, who, chain, now);

test("a sheet goes from the lecturer to the head, the dean and the board", () => {
  expect(sheetActsOf(at("draft"), lecturer, openChain, now)).toEqual(["enter", "submit"]);
  expect(sheetActsOf(at("submitted"), lecturer, openChain, now)).toEqual(["recall"]);
  expect(sheetActsOf(at("submitted"), head, openChain, now)).toEqual(["check", "return"]);
  expect(sheetActsOf(at("checked"), dean, openChain, now)).toEqual(["approve", "return"]);
  expect(sheetActsOf(at("approved"), exams, openChain, now)).toEqual(["return", "publish"]);
  expect(sheetActsOf(at("published"), registrar, openChain, now)).toEqual(["hold"]);
});

describe("who has a part in the scores", () => {
  test.each([
    ["check", "submitted", head],
    ["approve", "checked", dean],
    ["publish", "approved", exams],
  ] as const)("does not %s", (act, state, who) => {
    expect(ask(act, at(state), { ...who, hasPart: true })).toBe("own_work");
  });
});

describe("where the head cannot", () => {
  const chain = { headBarred: true, deanBarred: false };

  test("the dean does both steps", () => {
    expect(ask("check", at("submitted"), dean, chain)).toBeUndefined();
    expect(ask("approve", at("checked"), { ...dean, checked: true }, chain)).toBeUndefined();
  });

  test("and where the dean cannot either, the registrar does", () => {
    const both = { headBarred: true, deanBarred: true };
    expect(ask("check", at("submitted"), registrar, both)).toBeUndefined();
    expect(ask("approve", at("checked"), { ...registrar, checked: true }, both)).toBeUndefined();
    expect(ask("check", at("submitted"), registrar, chain)).toBe("not_your_sheet");
  });
});

test("one person does not check and approve where there is another for the first", () => {
  const both = {
    ...dean,
    ...head,
    claims: withClaims("results.check", "results.approve"),
    deans: true,
  };
  expect(ask("approve", at("checked"), { ...both, checked: true })).toBe("own_work");
});

test("whoever decided before does not publish", () => {
  expect(ask("publish", at("approved"), { ...exams, checked: true })).toBe("own_work");
  expect(ask("publish", at("approved"), { ...exams, approved: true })).toBe("own_work");
});

test("the deadline ends entering and submitting, not taking back", () => {
  const over = { closesAt: new Date("2026-11-24T08:59:59Z") };
  expect(ask("enter", at("draft", over), lecturer)).toBe("deadline_passed");
  // The moment itself is over, and the one before it is not.
  expect(ask("enter", at("draft", { closesAt: now }), lecturer)).toBe("deadline_passed");
  const still = { closesAt: new Date(now.getTime() + 1) };
  expect(ask("enter", at("draft", still), lecturer)).toBeUndefined();
  expect(ask("submit", at("draft", over), lecturer)).toBe("deadline_passed");
  expect(ask("recall", at("submitted", over), lecturer)).toBeUndefined();
});

test("a course is among the own of who teaches it and enters marks, not of one of the two", () => {
  expect(findsTaughtCourse(lecturer)).toBe(true);
  expect(findsTaughtCourse({ ...lecturer, teaches: false })).toBe(false);
  expect(findsTaughtCourse({ ...lecturer, claims: withClaims() })).toBe(false);
});

test("the coordinator alone submits and recalls", () => {
  const other = { ...lecturer, coordinates: false };
  expect(ask("enter", at("draft"), other)).toBeUndefined();
  expect(ask("submit", at("draft"), other)).toBe("not_coordinator");
  expect(ask("recall", at("submitted"), other)).toBe("not_coordinator");
});

test("a deadline is extended by the head, and by the dean only where the head cannot", () => {
  const barred = { headBarred: true, deanBarred: false };
  expect(ask("extend", at("draft"), head)).toBeUndefined();
  expect(ask("extend", at("draft"), dean)).toBe("not_your_sheet");
  const teaches = { teaches: true, hasPart: true };
  expect(ask("extend", at("draft"), { ...head, ...teaches }, barred)).toBe("own_work");
  expect(ask("extend", at("draft"), dean, barred)).toBeUndefined();
  expect(ask("extend", at("draft"), { ...dean, ...teaches }, barred)).toBe("own_work");
  // Who heads and is dean extends as the head.
  const both = { ...head, claims: withClaims("results.check", "results.approve"), deans: true };
  expect(ask("extend", at("draft"), both, barred)).toBeUndefined();
  for (const who of [exams, registrar, lecturer]) {
    expect(ask("extend", at("draft"), who, barred)).toBe("not_your_sheet");
  }
});

const flags = fc.boolean();
const anybody = fc
  .record({
    claims: fc
      .subarray<Claim>([
        "results.enter",
        "results.check",
        "results.approve",
        "results.publish",
        "results.hold",
      ])
      .map((claims) => withClaims(...claims)),
    teaches: flags,
    coordinates: flags,
    hasPart: flags,
    heads: flags,
    deans: flags,
    checked: flags,
    approved: flags,
    official: flags,
    impersonating: flags,
  })
  .map((who) => ({ ...who, hasPart: who.hasPart || who.teaches }));
const anySheet = fc.record({
  state: fc.constantFrom(...sheetStates),
  held: flags,
  closesAt: fc.constantFrom(null, new Date(now.getTime() - 1), new Date(now.getTime() + 1)),
});
const anyChain = fc.record({ headBarred: flags, deanBarred: flags });

test.prop([anySheet, anybody, anyChain])(
  "nobody decides about own work, nor while acting for another, and nothing writes but a draft",
  (sheet, who, chain) => {
    const acts = sheetActsOf(sheet, who, chain, now);
    const decisions = acts.filter((act) => ["check", "approve", "return", "publish"].includes(act));
    if (who.hasPart || who.impersonating) expect(decisions).toEqual([]);
    if (who.impersonating) expect(acts).toEqual([]);
    if (sheet.state !== "draft") expect(acts).not.toContain("enter");
    if (sheet.state === "published") {
      expect(acts.every((act) => ["hold", "release", "amend"].includes(act))).toBe(true);
    }
  },
);
