import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Periods } from "./periods.ts";
import { rules } from "./rules.ts";

/** So many records in one transaction: short enough to hinder nobody. */
const batch = 500;
const day = 86_400_000;

/** Forgets every kind of personal data whose period is over. Bears being run twice and cut off. */
export async function forget(
  db: Database,
  periods: Periods,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  for (const { period, forget: forgetSome } of rules) {
    const before = new Date(now.getTime() - periods[period] * day);
    let done = batch;
    while (done === batch && !signal.aborted) {
      done = await inTransaction(db, (tx) => forgetSome(tx, before, batch));
    }
  }
}
