import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { feeLedger } from "./ledger.ts";

const payment = (id: string, amount: number, paidAt: string) => ({
  id,
  description: `Payment ${id}`,
  state: "paid",
  amount,
  paidAt,
});

test("what a session asked for stands before what was paid of it, with the balance after each", () => {
  const lines = feeLedger([
    { session: "2026/2027", level: "ND II", total: 50_000.5, invoices: [] },
    {
      session: "2025/2026",
      level: "ND I",
      total: 45_000,
      // The newest first, as the statement has them; an open one is no payment.
      invoices: [
        { ...payment("c", 1, "2026-03-01"), state: "open", paidAt: null },
        payment("b", 18_000, "2026-02-01T09:00:00Z"),
        payment("a", 27_000, "2025-10-01T09:00:00Z"),
      ],
    },
  ]);
  expect(
    lines.map(({ description, charged, paid, balance }) => [description, charged, paid, balance]),
  ).toEqual([
    ["2025/2026, ND I", 45_000, 0, 45_000],
    ["Payment a", 0, 27_000, 18_000],
    ["Payment b", 0, 18_000, 0],
    ["2026/2027, ND II", 50_000.5, 0, 50_000.5],
  ]);
  expect(feeLedger([{ session: "2024/2025", level: "ND I", total: 0, invoices: [] }])).toEqual([]);
});

const amounts = fc.integer({ min: 1, max: 50_000_000 }).map((kobo) => kobo / 100);

test.prop([fc.array(fc.tuple(amounts, fc.array(amounts, { maxLength: 3 })), { maxLength: 5 })])(
  "the last balance is what was charged less what was paid, to the kobo",
  (sessions) => {
    const lines = feeLedger(
      sessions.map(([total, paid], at) => ({
        session: String(at),
        level: "ND I",
        total,
        invoices: paid.map((amount, index) =>
          payment(`${at}${index}`, amount, `2026-01-0${index + 1}`),
        ),
      })),
    );
    const kobo = (all: readonly number[]) =>
      all.reduce((sum, one) => sum + Math.round(one * 100), 0);
    const owed =
      kobo(sessions.map(([total]) => total)) - kobo(sessions.flatMap(([, paid]) => paid));
    expect(lines.at(-1)?.balance ?? 0).toBe(owed / 100);
  },
);
