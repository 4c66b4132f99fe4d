import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { paymentTypes } from "../payment/types.ts";
import { partsOf } from "../fees/instalments.ts";
import { blockers } from "../course-registration/blockers.ts";
import { mayRegister, windowState } from "../course-registration/window.ts";
import { lateFeeMissing } from "../messages/course-registration.ts";
import { feeObstacleSentences } from "../messages/fees.ts";
import { claims } from "../rights/claims.ts";
import { sheetStates } from "../score-sheet/states.ts";
import { whyNotBook } from "./bed.ts";
import { whyNotOnClassList } from "./class-list.ts";
import { lifters, obstacleCodes, type Obstacle } from "./obstacle.ts";
import { ownPath, staffPath } from "./paths.ts";
import { whyNotPay } from "./pay.ts";
import { questionsOf } from "./questions.ts";
import { mayAskWhyNot, visibleObstacles, type WhyNotReader } from "./reader.ts";
import { whyNotRegister } from "./register.ts";
import { whyNoResult } from "./result.ts";
import { whyNotSignIn } from "./sign-in.ts";
import { wishes } from "./wishes.ts";

const dates = {
  opensAt: "2026-09-01T00:00:00Z",
  lateFrom: "2026-10-01T00:00:00Z",
  closesAt: "2026-11-01T00:00:00Z",
  addDropClosesAt: "2026-12-01T00:00:00Z",
};
const window = fc.oneof(
  fc.constant({ state: "unset" as const }),
  fc
    .date({ min: new Date("2026-08-01"), max: new Date("2027-01-01"), noInvalidDate: true })
    .map((now) => ({ state: windowState(dates, now), dates })),
);
const missing = fc.subarray([
  { kind: "arrears" as const, text: feeObstacleSentences.arrears({ arrearsKobo: 4_850_000 }) },
  {
    kind: "first-instalment" as const,
    text: feeObstacleSentences["first-instalment"]({ arrearsKobo: 0 }),
  },
  { kind: "late-fee" as const, text: lateFeeMissing },
]);
const courses = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    code: fc.constantFrom("COM 111", "COM 211", "GNS 201"),
    creditUnit: fc.constantFrom(2, 3),
    kind: fc.constantFrom("Core", "Elective"),
    missing: fc.subarray(["COM 112", "COM 113"]),
  }),
  { maxLength: 6 },
);
const states = ["submitted", "approved", "returned"] as const;
const facts = fc
  .record({
    window,
    missing,
    registration: fc.option(fc.constantFrom(...states), { nil: undefined }),
    offered: courses,
    load: fc.constantFrom({ minimum: 4, maximum: 8 }, { minimum: 12, maximum: 24 }),
  })
  .map((one) => ({ ...one, choices: one.offered, kept: new Set<number>() }));
const course = fc.record({
  code: fc.constantFrom("COM 111", "COM 211"),
  listed: fc.boolean(),
  offered: fc.option(fc.record({ missing: fc.subarray(["COM 112", "COM 113"]) }), {
    nil: undefined,
  }),
});
const awaited = fc.array(
  fc.record({
    courseId: fc.integer({ min: 1, max: 99 }),
    code: fc.constantFrom("COM 111", "COM 211"),
    sheet: fc.option(fc.constantFrom(...sheetStates)),
  }),
  { maxLength: 5 },
);
const registration = fc.record({
  state: fc.constantFrom(...states),
  submittedAt: fc.constant("2026-10-06T09:12:00Z"),
  decidedAt: fc.constant("2026-10-08T09:12:00Z"),
  reason: fc.constant("Please add COM 111."),
});

const reader = (more: Partial<WhyNotReader> = {}): WhyNotReader => ({
  claims: new Set(claims),
  seesClass: false,
  teaches: false,
  readsResults: false,
  official: false,
  ...more,
});
const lecturer = reader({ teaches: true });
const hostelOfficer = reader({ claims: new Set(["hostels.see"]), official: true });

const billed = fc.record({
  paymentType: fc.constantFrom(...paymentTypes),
  amountKobo: fc.constantFrom(60_000_00, 100_000_00),
});
const paying = fc.record({
  parts: fc
    .record({
      total: fc.constantFrom(0, 100_000_00),
      paid: fc.subarray(["first", "rest"] as const),
    })
    .map(({ total, paid }) => {
      const part = { first: 60_000_00, rest: 40_000_00 };
      const type = { first: "FirstInstallment", rest: "SecondInstallment" } as const;
      const own = paid.map((one) => ({ paymentType: type[one], amountKobo: part[one] }));
      return partsOf(total, own, true);
    }),
  open: fc.option(billed, { nil: undefined }),
  contact: fc.boolean(),
});
const kobo = fc.option(fc.constantFrom(30_000_00, 50_000_00));
const booking = fc.record({
  missing: fc.subarray(["hostel-arrears", "arrears", "first-instalment"] as const),
  arrearsKobo: fc.constant(4_850_000),
  hasBed: fc.boolean(),
  cheapestKobo: kobo,
  creditKobo: kobo,
  contact: fc.boolean(),
});
const account = fc.record({
  active: fc.boolean(),
  userType: fc.constantFrom("student", "alumni"),
  menuItems: fc.constantFrom(0, 9),
});

/** Everything that somebody could be told of some facts. */
const answers = fc
  .tuple(
    fc.option(facts, { nil: undefined }),
    course,
    awaited,
    registration,
    paying,
    booking,
    account,
  )
  .map(([of, asked, results, held, fees, bed, who]): Obstacle[][] => [
    whyNotRegister(of),
    whyNotOnClassList(asked, of),
    visibleObstacles("class-list", lecturer, whyNotOnClassList(asked, of)),
    whyNoResult(results, held),
    visibleObstacles("bed", hostelOfficer, whyNotBook(bed)),
    whyNotBook(bed),
    whyNotPay(fees),
    whyNotSignIn(who),
  ]);

/** A sentence without what differs from one student to the next. */
const skeleton = ({ text }: Obstacle) =>
  text
    .replaceAll(/[A-Z]{3} \d{3}(?:(?:, | and )[A-Z]{3} \d{3})*/g, "…")
    .replaceAll(/\d+ [A-Z][a-z]+ \d{4}|₦[\d,.]+|\d+\.\d/g, "…")
    .replace("results are", "result is");

test("each refusal has one sentence, and each sentence is of one refusal", () => {
  const told = fc.sample(answers, 5_000).flat(2);
  const sentences = new Map<string, Set<string>>();
  for (const one of told) {
    sentences.set(one.code, (sentences.get(one.code) ?? new Set()).add(skeleton(one)));
  }
  expect([...sentences.keys()].toSorted()).toEqual(obstacleCodes.toSorted());
  for (const [code, own] of sentences) expect([...own], code).toHaveLength(1);
  const all = [...sentences.values()].flatMap((own) => [...own]);
  expect(new Set(all).size).toBe(obstacleCodes.length);
  for (const text of all) expect(text).toMatch(/^[A-Z…].*\.$/);
  expect(new Set(told.map(({ by }) => by))).toEqual(new Set(lifters));
});

test.prop([answers])("nobody is told the same twice", (all) => {
  for (const obstacles of all) {
    const codes = obstacles.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)]);
  }
});

test.prop([facts])("who has not registered reads what the class's page says", (of) => {
  if (of.registration) return;
  const told = whyNotRegister(of).map(({ text }) => text);
  const page = blockers(of.window, of.missing);
  if (mayRegister(of.window.state) && of.missing.length === 0) return;
  expect(told.slice(0, page.length)).toEqual(page);
});

test.prop([facts, course])(
  "a name on the list has nothing in its way, and any other has",
  (of, one) => {
    expect(whyNotOnClassList(one, of).length === 0).toBe(one.listed);
    expect(whyNotOnClassList({ ...one, listed: false }, undefined)).toHaveLength(1);
  },
);

test.prop([awaited, registration])("whatever is awaited has something in its way", (all, held) => {
  const told = whyNoResult(all, held);
  expect(told.length === 0).toBe(all.length === 0);
  if (held.state !== "approved") return;
  const ids = told.flatMap(({ courseIds }) => courseIds);
  expect(new Set(ids)).toEqual(new Set(all.map(({ courseId }) => courseId)));
});

test.each([null, ...sheetStates])("a sheet that is %s is with one office", (sheet) => {
  const approved = { state: "approved", submittedAt: "", decidedAt: null, reason: "" } as const;
  const told = whyNoResult([{ courseId: 1, code: "COM 211", sheet }], approved);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(
    /^COM 211: registered, and no result is published yet\. The result is with the [a-z ]+\.$/,
  );
});

test.prop([answers])("who teaches the course or gives out beds reads of no fees", (told) => {
  expect(JSON.stringify(told[2])).not.toMatch(/₦|instalment|arrears|late registration fee/i);
  expect(JSON.stringify(told[4])).not.toMatch(/₦|instalment|your arrears/i);
});

test.prop([booking])(
  "a bed in hand, none left, or none that the credit covers is in the way",
  (of) => {
    const { missing, hasBed, cheapestKobo, creditKobo, contact } = of;
    const free = !hasBed && cheapestKobo !== null;
    const pays = creditKobo === null ? contact : creditKobo >= (cheapestKobo ?? 0);
    expect(whyNotBook(of).length === 0).toBe(missing.length === 0 && free && pays);
  },
);

test("each wish has its readers", () => {
  const asks = (own: Partial<WhyNotReader>) =>
    wishes.filter((wish) => mayAskWhyNot(wish, reader(own)));
  expect(asks({})).toEqual([]);
  expect(asks({ teaches: true })).toEqual(["class-list"]);
  expect(asks({ seesClass: true })).toEqual(["register", "class-list", "pay", "bed"]);
  expect(asks({ readsResults: true })).toEqual(["result"]);
  expect(asks({ official: true })).toEqual(["pay", "bed", "sign-in"]);
  expect(asks({ claims: new Set(), seesClass: true, teaches: true })).toEqual([]);
});

test("an officer is offered what the claims answer", () => {
  expect(questionsOf([])).toEqual([]);
  expect(questionsOf(["users.reset"])).toEqual(["sign-in"]);
  expect(questionsOf(["fees.see", "hostels.see"])).toEqual(["pay", "bed"]);
  expect(questionsOf(claims)).toHaveLength(7);
});

const about = {
  studentId: "0193a1b2-5a6e-7c00-8000-000000000002",
  matricNumber: "ND/COM/26/0003",
  sessionId: 3,
  semester: "First",
  registrationId: "0193a1b2-5a6e-7c00-8000-000000000001",
};

test.prop([answers])("a link leads to a page that the reader has", (all) => {
  for (const one of all.flat()) {
    const own = ownPath(one, about);
    expect(own === null || one.by === "student" || one.code === "registration-waiting").toBe(true);
    const nobody = { userType: "lecturer", claims: new Set<never>() };
    expect(staffPath(one, about, nobody, new Set(one.courseIds))).toBeNull();
    const official = { userType: "official", claims: new Set(claims) };
    const adviser = { ...official, userType: "lecturer" };
    expect(staffPath(one, about, adviser, new Set()) ?? "").not.toMatch(/course_management/);
    if (one.courseIds.length === 0) continue;
    expect(staffPath(one, about, adviser, new Set())).toBeNull();
    expect(staffPath(one, about, adviser, new Set(one.courseIds))).toMatch(/^\/results\/classlist/);
  }
});
