import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { userId, users } from "./users.ts";

/** The secret that an authenticator app shares with the school; counts once it is confirmed. */
export const authenticators = pgTable("authenticators", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  /** Encrypted with a key of `secrets`. */
  secret: text().notNull(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  /** The time step of the last code that was taken: none is taken twice. */
  lastStep: bigint({ mode: "number" }),
});

/** Codes for the day on which the telephone is lost, each good once; only their hashes are kept. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);
