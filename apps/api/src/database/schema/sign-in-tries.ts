import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Accounts that were lately signed in to, or tried in vain, from an address; both as fingerprints. An
 * account counts once, as failing until it succeeds.
 */
export const signInTries = pgTable(
  "sign_in_tries",
  {
    address: text().notNull(),
    account: text().notNull(),
    failed: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.account] }),
    // Whether a hundred fail is asked at each sign-in; how many succeed only then.
    index("sign_in_tries_failed_idx")
      .on(table.address, table.at)
      .where(sql`${table.failed}`),
    index("sign_in_tries_at_idx").on(table.at),
  ],
);
