import { bigint, date, pgTable, uuid } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

const number = () => bigint({ mode: "number" });

/**
 * The chain over the record (audit/seal.ts): one seal for each row, in the order of sealing, never
 * changed. Beside the rows and not in them, so that no row is written twice; a row's seal outlives it,
 * for the chain goes on over what retention forgets.
 */
export const auditSeals = pgTable("audit_seals", {
  number: number().primaryKey(),
  rowId: uuid().notNull().unique("audit_seals_row_key"),
  /** The row's own moment: says whether a row that is gone was forgotten or deleted. */
  at: instant().notNull(),
  /** Keyed fingerprint of the row without its address, and of `address`. */
  digest: bytea().notNull(),
  /** Fingerprint of the row's address, salted by its day; null where it has none. */
  address: bytea(),
  /** Keyed fingerprint of this seal and of the hash before it. */
  hash: bytea().notNull(),
  /** When it was made, by the database's clock, and in the hash; null of those that older releases made. */
  sealedAt: instant(),
});

/** Salts of the addresses' fingerprints, by the row's day in Lagos: without it nobody finds an address out. */
export const auditSalts = pgTable("audit_salts", {
  day: date({ mode: "string" }).primaryKey(),
  salt: bytea().notNull(),
});

/** Where the chain stood at the end of each day in Lagos, as it went out by mail. */
export const auditRoots = pgTable("audit_roots", {
  day: date({ mode: "string" }).primaryKey(),
  number: number().notNull(),
  hash: bytea().notNull(),
  /** Rows from before were forgotten by then, as the school's period had it. */
  forgottenBefore: instant().notNull(),
  /** The same of their addresses. */
  addressesBefore: instant().notNull(),
  writtenAt: instant().notNull(),
  /** Keyed fingerprint of all of this. */
  mac: bytea().notNull(),
});
