import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Which menu labels a role is granted; the portal shows those that it knows. */
export const roleMenus = pgTable(
  "role_menus",
  {
    role: text().notNull(),
    /** A label of `domain/routes/menus`. */
    label: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.label] })],
);
