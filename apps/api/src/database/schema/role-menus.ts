import type { Claim } from "@polyportal/domain/rights/claims";
import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The labels of the side menu; the portal shows those that it knows. */
export const menus = pgTable("menus", {
  /** A label of `domain/routes/menus`. */
  label: text().primaryKey(),
  /** Switched off it shows to nobody; what it leads to stays open by claim. */
  enabled: boolean().notNull().default(true),
  revision: integer().notNull().default(1),
});

/** Which menu labels a role is granted, and in which order they stand. */
export const roleMenus = pgTable(
  "role_menus",
  {
    role: text().notNull(),
    /** A label of `menus`. */
    label: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.label] })],
);

/** A label shows to who holds one of its claims; without any, to whoever's role brings it. */
export const menuClaims = pgTable(
  "menu_claims",
  {
    label: text()
      .notNull()
      .references(() => menus.label),
    claim: text().$type<Claim>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.label, table.claim] })],
);
