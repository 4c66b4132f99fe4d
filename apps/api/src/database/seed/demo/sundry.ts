import { toKobo } from "@polyportal/domain/format/naira";
import type { sundryItems } from "../../schema/fees.ts";

/** What the school sells one by one, in naira. */
const items: readonly (readonly [name: string, amount: number, active?: false])[] = [
  ["Transcript (within Nigeria)", 10_000],
  ["Transcript (abroad)", 25_000],
  ["Identity card", 2_500],
  ["Statement of result", 5_000],
  ["Certificate collection", 7_500],
  ["Verification of certificate", 10_000],
  ["Letter of attestation", 3_000],
  ["Change of name", 15_000],
  ["Deferment of admission", 5_000],
  ["Library clearance", 1_500],
  ["Medical report", 2_000],
  ["Departmental handbook", 1_000],
  // No longer sold; what was paid for it stays in the ledger.
  ["Examination card (paper)", 500, false],
];

export const sundryItemRows: (typeof sundryItems.$inferInsert)[] = items.map(
  ([name, amount, active = true], index) => ({
    id: index + 1,
    name,
    amountKobo: toKobo(amount),
    active,
  }),
);
