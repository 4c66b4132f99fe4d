import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dated } from "../academic-session/testing/dated.ts";
import { whatIsMissing } from "../messages/fees.ts";
import { feePurposes } from "../payment/purposes.ts";
import type { PaymentType } from "../payment/types.ts";
import { studentTypeIds } from "../student/types.ts";
import { firstInstalmentKobo, overlapping, partsOf, type PaidPart } from "./instalments.ts";
import { feeItemsFor, totalKoboOf } from "./items.ts";
import { fallsDueIn, hasInstalments } from "./purposes.ts";
import { saleRefusal } from "./sale.ts";
import { feeBalance, type SessionFee } from "./balance.ts";
import { feeTabsFor } from "./tabs.ts";

const kobo = fc.integer({ min: 1, max: 500_000_000 });
const fee = fc.integer({ min: 2, max: 5_000_000 }).map((naira) => naira * 100);
const id = fc.integer({ min: 1, max: 4 });
const item = fc.record({
  studentTypeId: id,
  levelId: fc.option(id),
  departmentId: fc.option(id),
  amountKobo: kobo,
});
const place = fc.record({ studentTypeId: id, levelId: id, departmentId: id });

const part = (total: number, paid: readonly PaidPart[], type: PaymentType) => {
  const found = partsOf(total, paid, true).find(({ paymentType }) => paymentType === type);
  if (!found) throw new Error(`There is no ${type}`);
  return found;
};
const open = (total: number, paid: readonly PaidPart[], instalments = true) =>
  partsOf(total, paid, instalments)
    .filter(({ refusal }) => refusal === null)
    .map(({ paymentType }) => paymentType);

test.prop([fc.array(item), place])(
  "a student pays the lines of the own type, level and department, and no others",
  (items, where) => {
    const own = feeItemsFor(items, where);
    for (const one of items) {
      const mine =
        one.studentTypeId === where.studentTypeId &&
        [null, where.levelId].includes(one.levelId) &&
        [null, where.departmentId].includes(one.departmentId);
      expect(own.includes(one)).toBe(mine);
    }
    expect(totalKoboOf(own)).toBe(own.reduce((sum, { amountKobo }) => sum + amountKobo, 0));
  },
);

test.prop([kobo])("the two instalments come to the fee, and no kobo is lost", (total) => {
  const first = part(total, [], "FirstInstallment").amountKobo;
  const second = part(
    total,
    [{ paymentType: "FirstInstallment", amountKobo: first }],
    "SecondInstallment",
  );
  expect(first + second.amountKobo).toBe(total);
  expect(first + part(total, [], "SecondInstallment").amountKobo).toBe(total);
  expect(part(total, [], "Full").amountKobo).toBe(total);
});

test.prop([fee, kobo])(
  "what is paid shows what was paid, however the fee changes",
  (total, rise) => {
    const first = {
      paymentType: "FirstInstallment",
      amountKobo: firstInstalmentKobo(total),
    } as const;
    const second = {
      paymentType: "SecondInstallment",
      amountKobo: total - first.amountKobo,
    } as const;
    for (const now of [total, total + rise]) {
      for (const one of [first, second]) {
        expect(part(now, [first, second], one.paymentType).amountKobo).toBe(one.amountKobo);
      }
    }
    // Who has paid at once still sees what the parts would have been.
    const full = [{ paymentType: "Full", amountKobo: total }] as const;
    expect(part(total, full, "SecondInstallment").amountKobo).toBe(second.amountKobo);
  },
);

test("late registration is sold to whom is late, a change of degree for this session", () => {
  const refusals = (current: boolean, late: boolean) =>
    feePurposes.map((purpose) => saleRefusal(purpose, { current, late, lapsed: false }));
  const [always, notLate, other] = [null, "not-late", "other-session"];
  expect(refusals(true, true)).toEqual([always, always, always, always, always]);
  expect(refusals(true, false)).toEqual([always, always, always, always, notLate]);
  expect(refusals(false, true)).toEqual([always, always, other, always, always]);
  const moment = { current: true, late: true, lapsed: true };
  const lapsed = feePurposes.filter((purpose) => saleRefusal(purpose, moment) !== null);
  expect(lapsed).toEqual(["acceptance"]);
});

test.prop([fee])("the first instalment is 60 % in whole naira", (total) => {
  const first = firstInstalmentKobo(total);
  expect(first % 100).toBe(0);
  expect(Math.abs(first - total * 0.6)).toBeLessThanOrEqual(50);
});

test.prop([fee])("what can be invoiced follows from what is paid", (total) => {
  const first = {
    paymentType: "FirstInstallment",
    amountKobo: firstInstalmentKobo(total),
  } as const;
  const second = {
    paymentType: "SecondInstallment",
    amountKobo: total - first.amountKobo,
  } as const;
  expect(open(total, [])).toEqual(["Full", "FirstInstallment"]);
  expect(open(total, [first])).toEqual(["SecondInstallment"]);
  expect(open(total, [first, second])).toEqual([]);
  expect(open(total, [{ paymentType: "Full", amountKobo: total }])).toEqual([]);
  expect(open(total, [], false)).toEqual(["Full"]);
});

test("each part that cannot be invoiced says why", () => {
  const refusals = (paid: readonly PaidPart[], instalments = true) =>
    partsOf(100_000, paid, instalments).map(({ refusal }) => refusal);
  expect(refusals([])).toEqual([null, null, "first-instalment-due"]);
  expect(refusals([{ paymentType: "FirstInstallment", amountKobo: 60_000 }])).toEqual([
    "instalment-paid",
    "paid",
    null,
  ]);
  expect(refusals([{ paymentType: "Full", amountKobo: 100_000 }])).toEqual([
    "paid",
    "paid",
    "paid",
  ]);
  expect(partsOf(0, [], true)).toEqual([]);
  expect(refusals([], false)).toEqual([null, "no-instalments", "no-instalments"]);
});

test.prop([fee, kobo])(
  "a fee that has risen since is paid up with the second instalment",
  (total, rise) => {
    const paid = [
      { paymentType: "FirstInstallment", amountKobo: firstInstalmentKobo(total) },
    ] as const;
    const rest = part(total + rise, paid, "SecondInstallment");
    expect(rest).toMatchObject({ refusal: null, amountKobo: total + rise - paid[0].amountKobo });
  },
);

test("the whole fee and an instalment are never both to be paid", () => {
  expect(overlapping("Full")).toEqual(["Full", "FirstInstallment", "SecondInstallment"]);
  expect(overlapping("FirstInstallment")).toEqual(["Full", "FirstInstallment"]);
  expect(overlapping("SecondInstallment")).toEqual(["Full", "SecondInstallment"]);
});

const sessionFees = fc
  .array(fc.record({ totalKobo: kobo, paidKobo: kobo }), { maxLength: 5 })
  .map((fees) => fees.map((one, index): SessionFee => ({ ...one, ...dated(index + 1) })));

test.prop([sessionFees, fc.integer({ min: 1, max: 6 })])(
  "arrears are what is left of earlier sessions, whatever was paid too much of another",
  (fees, sessionId) => {
    const { arrearsKobo, balanceKobo, cleared } = feeBalance(fees, dated(sessionId));
    let left = 0;
    for (const one of fees) {
      if (one.sessionId < sessionId && one.totalKobo > one.paidKobo) {
        left += one.totalKobo - one.paidKobo;
      }
    }
    expect(arrearsKobo).toBe(left);
    expect(balanceKobo).toBeGreaterThanOrEqual(0);
    expect(cleared).toBe(balanceKobo === 0);
  },
);

test("registration and hostel need the first instalment and no arrears, and say what is missing", () => {
  const fees = (paid: readonly [number, number]): SessionFee[] =>
    paid.map((paidKobo, index) => ({ ...dated(index + 1), totalKobo: 10_000_000, paidKobo }));
  const missing = (first: number, second: number) =>
    whatIsMissing(feeBalance(fees([first, second]), dated(2)));
  expect(missing(10_000_000, 6_000_000)).toEqual([]);
  expect(missing(10_000_000, 0)).toEqual([
    "Pay the first instalment of this session's school fees.",
  ]);
  expect(missing(6_000_000, 6_000_000)).toEqual([
    "Pay your arrears of ₦40,000.00 of earlier sessions.",
  ]);
  expect(missing(0, 0)).toHaveLength(2);
  expect(whatIsMissing(feeBalance([], dated(2)))).toEqual([]);
});

test("arrears are of earlier years, whichever way the ids run", () => {
  const owing = { totalKobo: 100, paidKobo: 0 };
  const now = { sessionId: 1, sessionFrom: "2026-09-01" };
  const earlier = { ...owing, sessionId: 7, sessionFrom: "2025-09-01" };
  const later = { ...owing, sessionId: 0, sessionFrom: "2027-09-01" };
  expect(feeBalance([later, { ...owing, ...now }, earlier], now).arrearsKobo).toBe(100);
});

test("only school fees have instalments, and acceptance falls due once", () => {
  expect(feePurposes.filter(hasInstalments)).toEqual(["school-fees"]);
  expect(fallsDueIn("acceptance", { sessionId: 2, entrySessionId: 1 })).toBe(false);
  expect(fallsDueIn("acceptance", { sessionId: 1, entrySessionId: 1 })).toBe(true);
  expect(fallsDueIn("school-fees", { sessionId: 2, entrySessionId: 1 })).toBe(true);
});

test("postgraduates have no Change of Degree, JUPEB students no Other Fees either", () => {
  const labels = (type: number) => feeTabsFor(type).map(({ label }) => label);
  const { undergraduate, postgraduate, jupeb } = studentTypeIds;
  expect(labels(undergraduate)).toEqual([
    "School Fees",
    "Other Fees",
    "Acceptance",
    "Change of Degree",
  ]);
  expect(labels(postgraduate)).toEqual(["School Fees", "Other Fees", "Acceptance"]);
  expect(labels(jupeb)).toEqual(["School Fees", "Acceptance"]);
});
