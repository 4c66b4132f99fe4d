import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentState } from "./gateway.ts";
import { reconcile } from "./reconcile.ts";
import type { InvoiceState } from "./reconcile.ts";

const amount = fc.integer({ min: 1, max: 10 ** 12 });
const unpaid = fc.constantFrom<InvoiceState>("requested", "open", "expired", "abandoned");
const anyState = fc.constantFrom<PaymentState>(
  "pending",
  "processing",
  "paid",
  "failed",
  "unknown",
  "not_found",
);
const inconclusive = fc.constantFrom<PaymentState>("pending", "processing", "unknown", "not_found");

test("money taken for the right amount always settles the invoice, however late", () => {
  fc.assert(
    fc.property(amount, unpaid, (amountKobo, state) => {
      const decision = reconcile({ amountKobo, state }, { state: "paid", amountKobo });
      expect(decision).toBe("mark-paid");
    }),
  );
});

test("money taken for another amount never settles an invoice", () => {
  const other = fc.oneof(amount, fc.constant(null));
  fc.assert(
    fc.property(amount, other, unpaid, (amountKobo, taken, state) => {
      fc.pre(taken !== amountKobo);
      const decision = reconcile({ amountKobo, state }, { state: "paid", amountKobo: taken });
      expect(decision).toBe("amount-mismatch");
    }),
  );
});

test("a paid invoice never changes again, whatever the gateway says", () => {
  fc.assert(
    fc.property(amount, amount, anyState, (amountKobo, taken, state) => {
      expect(reconcile({ amountKobo, state: "paid" }, { state, amountKobo: taken })).toBe("keep");
    }),
  );
});

test("what the gateway cannot tell changes nothing", () => {
  fc.assert(
    fc.property(amount, unpaid, inconclusive, (amountKobo, state, answer) => {
      expect(reconcile({ amountKobo, state }, { state: answer, amountKobo })).toBe("keep");
    }),
  );
});

test("a failed payment fails an open invoice and leaves a closed one as it is", () => {
  fc.assert(
    fc.property(amount, unpaid, (amountKobo, state) => {
      const decision = reconcile({ amountKobo, state }, { state: "failed", amountKobo });
      expect(decision).toBe(state === "open" ? "mark-failed" : "keep");
    }),
  );
});
