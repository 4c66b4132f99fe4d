import { v7 as uuid } from "uuid";
import { discreet } from "../audit/discreet.ts";
import type { AuditEntry } from "../audit/entry.ts";
import type { Database, Transaction } from "./connect.ts";
import { copyRows } from "./copy-rows.ts";
import { auditRows } from "./schema/audit-rows.ts";
import { inTransaction } from "./transaction.ts";

/** One change to the school's records: its transaction, and the trace that it leaves. */
export type Change = {
  readonly tx: Transaction;
  /** Notes what was done; written with the transaction, which refuses to commit without one. */
  readonly audit: (entry: AuditEntry) => void;
};

/** A change as its transaction runs it: one of very many rows need not hold the trace of all to the end. */
export type RunningChange = Change & {
  /** Writes what was noted so far. */
  readonly writeNoted: () => Promise<void>;
};

/** Who acts, and from where. */
export type Actor = {
  readonly kind: "anyone" | "applicant" | "user" | "system";
  readonly id?: string;
  readonly impersonatorId?: string;
  readonly ip: string;
  readonly requestId: string;
};

/** The actor of jobs and commands. */
export const systemActor = (name: string): Actor => ({
  kind: "system",
  id: name,
  ip: "",
  requestId: "",
});

/** More than a form or a bulk act leaves: what an import does goes in as columns. */
const manyEntries = 1_000;

/** Runs `work` in one transaction with its audit rows; throws when it has written none. */
export function makeChange<T>(
  db: Database,
  actor: Actor,
  work: (change: RunningChange) => Promise<T>,
  now = new Date(),
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const noted: AuditEntry[] = [];
    let written = 0;
    const rowOf = ({ action, subject, subjectId, reason, ...entry }: AuditEntry) => ({
      id: uuid(),
      at: now,
      actorKind: actor.kind,
      actorId: actor.id,
      impersonatorId: actor.impersonatorId,
      action,
      subject,
      subjectId,
      reason,
      ip: actor.ip,
      requestId: actor.requestId,
      ...discreet({ before: entry.before, after: entry.after }),
    });
    const writeNoted = async () => {
      const entries = noted.splice(0);
      written += entries.length;
      if (entries.length === 0) return;
      if (entries.length < manyEntries) {
        await tx.insert(auditRows).values(entries.map(rowOf));
        return;
      }
      for (let from = 0; from < entries.length; from += manyEntries) {
        await copyRows(tx, auditRows, entries.slice(from, from + manyEntries).map(rowOf));
      }
    };
    const result = await work({ tx, audit: (entry) => noted.push(entry), writeNoted });
    await writeNoted();
    if (written === 0) throw new Error("A change was made without an audit entry.");
    return result;
  });
}
