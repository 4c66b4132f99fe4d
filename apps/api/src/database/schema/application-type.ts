import type { ProgrammeSlug } from "@polyportal/domain/programmes/programmes";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant, kobo } from "./columns.ts";

/**
 * What one can apply for. The programme's slug decides; the specification's type ids collide
 * (HND and transfer are both 2), so `applicationTypeId` is no key.
 */
export const applicationTypes = pgTable("application_types", {
  slug: text().$type<ProgrammeSlug>().primaryKey(),
  applicationTypeId: integer().notNull(),
  /** The landing page's invoice mode; null where no card of the landing page leads here. */
  mode: integer(),
  name: text().notNull(),
  open: boolean().notNull(),
  /** From when on an open one is closed; null where no day is set. */
  closesAt: instant(),
  studentTypeId: integer().notNull(),
});

/** The fee table: what an application costs in a session, in kobo. */
export const applicationFees = pgTable(
  "application_fees",
  {
    slug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    sessionId: academicSessionId(),
    amountKobo: kobo().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.sessionId] }),
    check("application_fees_positive", sql`${table.amountKobo} > 0`),
  ],
);
