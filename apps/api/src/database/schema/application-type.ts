import type { SignedPaper, SigningOffice } from "@polyportal/domain/programmes/signatories";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { instant, kobo, revision } from "./columns.ts";

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
  /** Until when an open one is closed yet; null where no day is set. */
  opensAt: instant(),
  /** From when on an open one is closed; null where no day is set. */
  closesAt: instant(),
  /** When it was switched off last. */
  closedAt: instant(),
  studentTypeId: integer().notNull(),
  revision: revision(),
});

/** Whether a programme takes applications now: the school has opened it, and this is one of its days. */
export const takesApplications = sql<boolean>`(${applicationTypes.open}
  and (${applicationTypes.opensAt} is null or ${applicationTypes.opensAt} <= now())
  and (${applicationTypes.closesAt} is null or ${applicationTypes.closesAt} > now()))`;

/** Which office signs a paper of a programme, and who where it is not simply its holder. */
export const programmeSignatories = pgTable(
  "programme_signatories",
  {
    slug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    paper: text().$type<SignedPaper>().notNull(),
    office: text().$type<SigningOffice>().notNull(),
    name: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.slug, table.paper] })],
);

/** The fee table: what an application costs in a session, in kobo. */
export const applicationFees = pgTable(
  "application_fees",
  {
    slug: text()
      .$type<ProgrammeSlug>()
      .notNull()
      .references(() => applicationTypes.slug),
    sessionId: academicSessionId(),
    /** Of programmes whose fee goes by it; empty of the others. */
    award: text().notNull().default(""),
    amountKobo: kobo().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.sessionId, table.award] }),
    check("application_fees_positive", sql`${table.amountKobo} > 0`),
  ],
);
