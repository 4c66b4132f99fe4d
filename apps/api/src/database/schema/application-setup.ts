import { usualAcceptanceDays, usualDivisors } from "@polyportal/domain/application-setup/forms";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { academicSessionId } from "./academic-session.ts";
import { applicationTypes } from "./application-type.ts";
import { instant, revision } from "./columns.ts";
import { departmentId } from "./faculty.ts";

const slug = () =>
  text()
    .$type<ProgrammeSlug>()
    .notNull()
    .references(() => applicationTypes.slug);

const hundredths = () => numeric({ precision: 6, scale: 2, mode: "number" });

/** What the school says of a programme's applications in a session; without a row the usual holds. */
export const applicationSetups = pgTable(
  "application_setups",
  {
    slug: slug(),
    sessionId: academicSessionId(),
    /** Only candidates of JAMB's lists may buy the form. */
    listedOnly: boolean().notNull().default(false),
    /** So many days after its offer somebody has to have accepted. */
    acceptanceDays: smallint().notNull().default(usualAcceptanceDays),
    /** What UTME and PUTME are divided by before they are added up. */
    utmeDivisor: hundredths().notNull().default(usualDivisors.utme),
    putmeDivisor: hundredths().notNull().default(usualDivisors.putme),
    /** What its newcomers are cleared of; null for the whole checklist. */
    clearanceItemIds: jsonb().$type<readonly number[]>(),
    letterText: text().notNull().default(""),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.sessionId] }),
    check("application_setups_days", sql`${table.acceptanceDays} between 1 and 365`),
    check(
      "application_setups_divisors",
      sql`${table.utmeDivisor} > 0 and ${table.putmeDivisor} > 0`,
    ),
  ],
);

/** Whom a department takes of the applicants of a programme in a session; null where it asks nothing. */
export const admissionRequirements = pgTable(
  "admission_requirements",
  {
    slug: slug(),
    sessionId: academicSessionId(),
    departmentId: departmentId(),
    quota: integer(),
    /** The least aggregate. */
    cutOff: hundredths(),
    minimumUtme: smallint(),
    /** How many credits of the O-level in all, and which subjects are among them. */
    credits: smallint(),
    creditSubjectIds: jsonb().$type<readonly number[]>().notNull().default([]),
    revision: revision(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.sessionId, table.departmentId] }),
    check("admission_requirements_quota", sql`${table.quota} > 0`),
    check("admission_requirements_cut_off", sql`${table.cutOff} between 0 and 100`),
    check("admission_requirements_utme", sql`${table.minimumUtme} between 0 and 400`),
    check("admission_requirements_credits", sql`${table.credits} between 1 and 9`),
    index("admission_requirements_department").on(table.departmentId),
  ],
);

/**
 * The same as it was said each time, since when: an applicant is held to what stood when the form was paid, so
 * nothing of it is ever changed.
 */
export const admissionRules = pgTable(
  "admission_rules",
  {
    slug: slug(),
    sessionId: academicSessionId(),
    departmentId: departmentId(),
    revision: integer().notNull(),
    since: instant().notNull(),
    cutOff: hundredths(),
    minimumUtme: smallint(),
    credits: smallint(),
    creditSubjectIds: jsonb().$type<readonly number[]>().notNull().default([]),
    /** Null where none is asked for, or nobody had said it yet: then those that the department takes. */
    certificates: jsonb().$type<readonly string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.sessionId, table.departmentId, table.revision] }),
    index("admission_rules_department").on(table.departmentId),
  ],
);
