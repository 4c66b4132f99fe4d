import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { kobo } from "./columns.ts";
import { departments } from "./faculty.ts";

/** The fee table of students: what makes up a fee of a session, line by line, in kobo. */
export const feeItems = pgTable(
  "fee_items",
  {
    id: uuid().primaryKey(),
    sessionId: academicSessionId(),
    purpose: text().$type<FeePurpose>().notNull(),
    studentTypeId: integer().notNull(),
    /** For this level only; null is for all of the type. */
    levelId: integer(),
    /** For this department only; null is for all. */
    departmentId: integer().references(() => departments.id),
    name: text().notNull(),
    amountKobo: kobo().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check("fee_items_positive", sql`${table.amountKobo} > 0`),
    index("fee_items_for").on(table.sessionId, table.purpose, table.studentTypeId),
  ],
);

/** What the bursary collects from whoever comes: a charge by its code, of one amount or within a range. */
export const bursaryFees = pgTable(
  "bursary_fees",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** As the bursary calls it: `BUR-014`. */
    code: text().notNull().unique(),
    name: text().notNull(),
    /** Whether anybody may pay it, or students that it was raised against. */
    payer: text({ enum: ["student", "anyone"] }).notNull(),
    /** The same amount twice where it is fixed. */
    leastKobo: kobo().notNull(),
    mostKobo: kobo().notNull(),
    /** Into which account of the school it goes, as the bursary calls it; empty is the usual one. */
    account: text().notNull().default(""),
    active: boolean().notNull().default(true),
    /** How often it was changed: whoever began before begins again. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    check(
      "bursary_fees_range",
      sql`${table.leastKobo} > 0 and ${table.leastKobo} <= ${table.mostKobo}`,
    ),
  ],
);

/** What is sold one by one: a transcript, an identity card, a statement of result. */
export const sundryItems = pgTable(
  "sundry_items",
  {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    amountKobo: kobo().notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [check("sundry_items_positive", sql`${table.amountKobo} > 0`)],
);
