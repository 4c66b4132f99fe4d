import { bigint, date, index, pgSchema, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

const number = () => bigint({ mode: "number" });

/**
 * A schema of its own, for whoever owns a schema may drop what lies in it: PostgreSQL's administrator takes
 * it over (database/insert-only.ts), and the server's role can only add to it and read it.
 */
export const auditSchema = pgSchema("audit");

/** What a checkpoint stands for: where the record stood, where a day ended, or where a new key began. */
const checkpointKinds = ["end", "day", "break"] as const;

/** Where the chain of seals stood, each time that it grew and once in a while: never changed, never deleted. */
export const auditCheckpoints = auditSchema.table(
  "checkpoints",
  {
    id: number().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: checkpointKinds }).notNull(),
    /** By the database's clock. */
    at: instant().notNull(),
    /** The last seal's number, and its hash; of a break, what the first seal of the new chain follows. */
    number: number().notNull(),
    hash: bytea().notNull(),
    /** In Lagos, of a day's end. */
    day: date({ mode: "string" }),
    /** Keyed fingerprint of all of this but the id. */
    mac: bytea().notNull(),
  },
  (table) => [index("checkpoints_number").on(table.number, table.at)],
);

/** Whether the record's end reached the places outside the database to which it is told. */
export const auditOutlets = pgTable("audit_outlets", {
  /** `file` or `database`. */
  name: text().primaryKey(),
  /** The newest that it was told. */
  toldAt: instant(),
  number: number(),
  /** Since when it fails, and at what; null while it does not. */
  failedAt: instant(),
  failure: text(),
});
