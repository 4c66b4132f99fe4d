import { sql } from "drizzle-orm";
import { check, index, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./application.ts";
import { instant, revision } from "./columns.ts";
import { users } from "./users.ts";

const hundredths = () => numeric({ precision: 6, scale: 2, mode: "number" });

/** What an applicant has scored in the school's own examination. */
export const putmeResults = pgTable(
  "putme_results",
  {
    id: uuid().primaryKey(),
    applicationId: uuid()
      .notNull()
      .unique()
      .references(() => applications.id, { onDelete: "cascade" }),
    /** Null of who was absent. */
    score: hundredths(),
    venue: text().notNull().default(""),
    /** UTME and PUTME by the setup's divisors; null where either is missing. It stands once it is released. */
    aggregate: hundredths(),
    /** Who imported the score last: somebody else releases it. */
    uploadedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** When the applicant was told; null until then. */
    releasedAt: instant(),
    /** Since when it is kept back, released or not. */
    withheldAt: instant(),
    revision: revision(),
    /** When score or venue were said last: what was asked to be released before says nothing of it. */
    updatedAt: instant().notNull(),
  },
  (table) => [
    check("putme_results_score", sql`${table.score} between 0 and 100`),
    index("putme_results_aggregate").on(table.aggregate, table.id),
    index("putme_results_score_order").on(table.score, table.id),
    index("putme_results_uploader").on(table.uploadedBy),
  ],
);
