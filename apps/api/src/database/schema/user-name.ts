import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** What a name of an account is: what it signs in by, a student's number, or what it signed in by once. */
export const userNameKinds = ["sign-in", "matric", "admission", "former"] as const;

/**
 * Every name of every account. Triggers of the database keep it with `users.userName` and the numbers of
 * `students`, in whichever way these are written (migration 0072): a name belongs to one account for ever.
 */
export const userNames = pgTable(
  "user_names",
  {
    /** In small letters. */
    name: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A number that is the user name, too, stands here as that. */
    kind: text({ enum: userNameKinds }).notNull(),
    since: instant().notNull().defaultNow(),
    /** Since when it signs nobody in, and only finds whose it was. */
    withdrawnAt: instant(),
  },
  (table) => [
    index("user_names_user").on(table.userId),
    uniqueIndex("user_names_sign_in")
      .on(table.userId)
      .where(sql`${table.kind} = 'sign-in' and ${table.withdrawnAt} is null`),
  ],
);
