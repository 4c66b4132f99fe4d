import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { windowStates } from "../course-registration/window.ts";
import { nextSteps, type DashboardFacts } from "./next-steps.ts";

const cleared = { balance: 0, arrears: 0, firstInstalmentPaid: true };

test("who owes nothing, is registered and waits for results has nothing to do", () => {
  const semesters = [
    { semester: "First", window: "open", closesAt: null, registration: "approved" },
    { semester: "Second", window: "not-open", closesAt: null, registration: null },
  ] as const;
  expect(nextSteps({ fees: cleared, semesters, newestResult: null })).toEqual([]);
});

test("what holds up everything else comes first, results last", () => {
  const steps = nextSteps({
    fees: { balance: 60_000, arrears: 12_500, firstInstalmentPaid: false },
    semesters: [
      { semester: "First", window: "late", closesAt: "2026-12-01", registration: null },
      { semester: "Second", window: "closed", closesAt: null, registration: "returned" },
    ],
    newestResult: { session: "2025/2026", semester: "Second" },
  });
  expect(steps).toEqual([
    { kind: "arrears", amount: 12_500 },
    { kind: "first-instalment", amount: 60_000 },
    { kind: "register", semester: "First", until: "2026-12-01" },
    { kind: "returned", semester: "Second" },
    { kind: "results", session: "2025/2026", semester: "Second" },
  ]);
});

test("the second instalment can wait, but is not forgotten", () => {
  const fees = { balance: 40_000, arrears: 0, firstInstalmentPaid: true };
  expect(nextSteps({ fees, semesters: [], newestResult: null })).toEqual([
    { kind: "balance", amount: 40_000 },
  ]);
});

const facts: fc.Arbitrary<DashboardFacts> = fc.record({
  fees: fc.record({
    balance: fc.nat(1_000_000),
    arrears: fc.nat(1_000_000),
    firstInstalmentPaid: fc.boolean(),
  }),
  semesters: fc.array(
    fc.record({
      semester: fc.constantFrom("First", "Second"),
      window: fc.constantFrom(...windowStates),
      closesAt: fc.constant(null),
      registration: fc.constantFrom("submitted", "approved", "returned", null),
    }),
    { maxLength: 2 },
  ),
  newestResult: fc.constantFrom(null, { session: "2025/2026", semester: "First" }),
});

test.prop([facts])("the fee is asked for once, and only where some of it is left", (given) => {
  const kinds = nextSteps(given).map(({ kind }) => kind);
  const asked = kinds.filter((kind) => kind === "first-instalment" || kind === "balance");
  expect(asked.length).toBeLessThanOrEqual(1);
  if (given.fees.firstInstalmentPaid && given.fees.balance === 0) expect(asked).toEqual([]);
  expect(kinds.includes("arrears")).toBe(given.fees.arrears > 0);
});

test.prop([facts])("nobody is sent to a registration that is closed or done", (given) => {
  const sent = nextSteps(given).flatMap((step) => (step.kind === "register" ? step.semester : []));
  const may = given.semesters.filter(
    ({ window, registration }) => (window === "open" || window === "late") && registration === null,
  );
  expect(sent).toEqual(may.map(({ semester }) => semester));
});
