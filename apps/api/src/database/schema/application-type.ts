import { sql } from "drizzle-orm";
import { bigint, boolean, check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { academicSessions } from "./academic-session.ts";

/**
 * What one can apply for. The programme's slug decides; the specification's type ids collide
 * (HND and transfer are both 2), so `applicationTypeId` is no key.
 */
export const applicationTypes = pgTable("application_types", {
  slug: text("slug").primaryKey(),
  applicationTypeId: integer("application_type_id").notNull(),
  /** The landing page's invoice mode; null where no card of the landing page leads here. */
  mode: integer("mode"),
  name: text("name").notNull(),
  open: boolean("open").notNull(),
  studentTypeId: integer("student_type_id").notNull(),
});

/** The fee table: what an application costs in a session, in kobo. */
export const applicationFees = pgTable(
  "application_fees",
  {
    slug: text("slug")
      .notNull()
      .references(() => applicationTypes.slug),
    sessionId: integer("session_id")
      .notNull()
      .references(() => academicSessions.id),
    amountKobo: bigint("amount_kobo", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.sessionId] }),
    check("application_fees_positive", sql`${table.amountKobo} > 0`),
  ],
);
