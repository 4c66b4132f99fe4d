import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { Claim } from "../rights/claims.ts";
import {
  amendmentActs,
  amendmentActsOf,
  findsAmendment,
  forwardAct,
  holderOf,
  refusalOfAmendmentAct,
  type AmendmentRelation,
} from "./amendment-acts.ts";
import { amendmentStates, isOpen, openStates, type AmendmentState } from "./amendment-states.ts";
import { openChain, type SheetChain } from "./acts.ts";

const deciding: readonly Claim[] = ["results.check", "results.approve", "results.amend"];

const relation: fc.Arbitrary<AmendmentRelation> = fc.record({
  claims: fc
    .subarray([...deciding, "results.see" as const])
    .map((claims) => new Set<Claim>(claims)),
  teaches: fc.boolean(),
  coordinates: fc.constant(false),
  hasPart: fc.boolean(),
  requested: fc.boolean(),
  heads: fc.boolean(),
  deans: fc.boolean(),
  checked: fc.boolean(),
  approved: fc.boolean(),
  official: fc.boolean(),
  impersonating: fc.boolean(),
});
const chain = fc.record({ headBarred: fc.boolean(), deanBarred: fc.boolean() });
const state = fc.constantFrom(...amendmentStates);
const act = fc.constantFrom(...amendmentActs);

test.prop([relation, chain, state, act])(
  "who teaches, has entered a score or has asked decides nothing, nor who acts for another",
  (who, barred, at, which) => {
    fc.pre(who.hasPart || who.impersonating);
    expect(refusalOfAmendmentAct(which, at, who, barred)).toBeDefined();
  },
);

test.prop([relation, chain, state, act])(
  "what has ended is decided by nobody",
  (who, barred, at, which) => {
    fc.pre(!isOpen(at));
    expect(refusalOfAmendmentAct(which, at, { ...who, impersonating: false }, barred)).toBe(
      "amendment_decided",
    );
    expect(holderOf(at, barred)).toBeNull();
  },
);

test.prop([relation, chain, fc.constantFrom(...openStates)])(
  "whoever may take it further may refuse it, and nobody else may",
  (who, barred, at) => {
    const acts = amendmentActsOf(at, who, barred);
    expect(acts).toEqual(acts.length === 0 ? [] : [forwardAct[at], "refuse"]);
  },
);

test.prop([relation, chain, fc.constantFrom(...openStates)])(
  "it is in the hands of the office that is told",
  (who, barred, at) => {
    // A head who has no part and is not the dean bars nobody.
    fc.pre(!(barred.headBarred && who.heads && !who.deans));
    fc.pre(amendmentActsOf(at, who, barred).length > 0);
    const holder = holderOf(at, barred);
    const is = {
      head: who.heads,
      dean: who.deans,
      registrar: who.official || who.deans,
      exams: who.claims.has("results.amend"),
    };
    // Where the head can act the dean does not, unless he heads the department, too.
    expect(holder === null ? false : is[holder]).toBe(true);
  },
);

test.prop([relation])("a request is found by whoever sees the sheet or has asked", (who) => {
  const sees = who.teaches || who.heads || who.deans || who.official || who.requested;
  expect(findsAmendment(who)).toBe(who.claims.has("results.see") && sees);
});

describe("from the request to the result", () => {
  const person = fc.record({
    claims: fc.subarray([...deciding]).map((claims) => new Set<Claim>(claims)),
    heads: fc.boolean(),
    deans: fc.boolean(),
    official: fc.boolean(),
    teaches: fc.boolean(),
  });
  type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;
  type Run = {
    state: AmendmentState;
    headEndorsedBy?: number;
    deanApprovedBy?: number;
    endedBy?: number;
  };

  /** As the server counts it: who is barred, and who stands in. */
  const chainOf = (
    people: readonly Person[],
    asked: number,
    { headEndorsedBy }: Run,
  ): SheetChain => {
    const can = (at: number) => at !== asked && people[at]?.teaches === false;
    const some = (test: (one: Person, at: number) => boolean) => people.some(test);
    const headBarred = !some((one, at) => one.heads && !one.deans && can(at));
    const deanHeaded = headEndorsedBy !== undefined && people[headEndorsedBy]?.deans === true;
    const deanCan = some((one, at) => one.deans && can(at));
    return { headBarred, deanBarred: !deanCan || (deanHeaded && !headBarred) };
  };
  const whoOf = (one: Person, at: number, asked: number, run: Run): AmendmentRelation => ({
    ...one,
    claims: new Set<Claim>(["results.see", ...one.claims]),
    coordinates: false,
    hasPart: one.teaches || at === asked,
    requested: at === asked,
    checked: run.headEndorsedBy === at,
    approved: run.deanApprovedBy === at,
    impersonating: false,
  });

  test.prop([
    fc.array(person, { minLength: 1, maxLength: 6 }),
    fc.nat(5),
    fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
  ])(
    "at least three people bring it there, and none who has a part decides",
    (people, one, picks) => {
      const asked = one % people.length;
      let run: Run = { state: "requested" };
      for (const pick of picks) {
        const at = run;
        const barred = chainOf(people, asked, at);
        const able = people.flatMap((who, index) =>
          amendmentActsOf(at.state, whoOf(who, index, asked, at), barred)
            .filter((which) => which !== "refuse")
            .map((which) => [which, index] as const),
        );
        const chosen = able[pick % able.length];
        if (chosen) run = next(run, ...chosen);
      }
      if (run.state !== "applied") return;
      expect(
        new Set([asked, run.headEndorsedBy, run.deanApprovedBy, run.endedBy]).size,
      ).toBeGreaterThanOrEqual(3);
      for (const by of [run.headEndorsedBy, run.deanApprovedBy, run.endedBy]) {
        expect(by).not.toBe(asked);
        expect(people[by ?? -1]?.teaches).toBe(false);
      }
    },
  );

  function next(run: Run, which: (typeof amendmentActs)[number], at: number): Run {
    if (which === "refuse") return { ...run, state: "refused", endedBy: at };
    if (which === "apply") return { ...run, state: "applied", endedBy: at };
    return run.state === "requested"
      ? { ...run, state: "headEndorsed", headEndorsedBy: at }
      : { ...run, state: "deanApproved", deanApprovedBy: at };
  }
});

test("the usual three: the head and the dean endorse, exams and records apply", () => {
  const nobody: AmendmentRelation = {
    claims: new Set<Claim>(["results.see"]),
    teaches: false,
    coordinates: false,
    hasPart: false,
    requested: false,
    heads: false,
    deans: false,
    checked: false,
    approved: false,
    official: false,
    impersonating: false,
  };
  const withClaim = (claim: Claim) => ({ claims: new Set<Claim>(["results.see", claim]) });
  const head = { ...nobody, ...withClaim("results.check"), heads: true };
  const dean = { ...nobody, ...withClaim("results.approve"), deans: true };
  const registrar = { ...nobody, ...withClaim("results.approve"), official: true };
  const exams = { ...nobody, ...withClaim("results.amend"), official: true };
  const usual = [head, dean, registrar, exams];
  const acting = (at: AmendmentState, barred: SheetChain) =>
    usual.map((who) => amendmentActsOf(at, who, barred)[0]);
  expect(acting("requested", openChain)).toEqual(["endorse", undefined, undefined, undefined]);
  expect(acting("headEndorsed", openChain)).toEqual([undefined, "endorse", undefined, undefined]);
  expect(acting("deanApproved", openChain)).toEqual([undefined, undefined, undefined, "apply"]);
  const noHead = { headBarred: true, deanBarred: false };
  expect(refusalOfAmendmentAct("endorse", "requested", dean, noHead)).toBeUndefined();
  expect(
    refusalOfAmendmentAct("endorse", "headEndorsed", { ...dean, checked: true }, noHead),
  ).toBeUndefined();
  const nobodyCan = { headBarred: true, deanBarred: true };
  expect(refusalOfAmendmentAct("endorse", "requested", registrar, nobodyCan)).toBeUndefined();
  expect(
    refusalOfAmendmentAct("apply", "deanApproved", { ...exams, approved: true }, openChain),
  ).toBe("own_work");
});
