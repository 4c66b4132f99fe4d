import { setTimeout as pause } from "node:timers/promises";
import { ApiFailure } from "../failure.ts";
import type { Database, Transaction } from "./connect.ts";
import { isStaleStatement, isUnavailable, lostRace } from "./failure-kind.ts";

const tries = 6;

/**
 * Runs `work` in one transaction. A lost race runs it again, and so does a connection that has lost
 * its prepared statements, so `work` must leave nothing behind but
 * what it wrote through the transaction. Fails with `conflict` when it keeps losing, and with
 * `database_unavailable` when the database is away.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (isUnavailable(error)) throw new ApiFailure("database_unavailable", {}, error);
      if (!lostRace(error) && !isStaleStatement(error)) throw error;
      if (turn === tries) throw new ApiFailure("conflict", {}, error);
      await pause(Math.random() * 10 * 2 ** turn);
    }
  }
}
