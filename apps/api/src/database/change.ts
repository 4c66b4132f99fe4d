import type { AuditEntry } from "../audit/entry.ts";
import type { Transaction } from "./connect.ts";

/** One change to the school's records: its transaction, and the trace that it leaves. */
export type Change = {
  readonly tx: Transaction;
  /** Notes what was done; written with the transaction, which refuses to commit without one. */
  readonly audit: (entry: AuditEntry) => void;
};
