import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The short lists that forms choose from. A list's name is also its path below `/api/Enum`. */
export const enumListNames = [
  "blood-groups",
  "campuses",
  "certificate-types",
  "designations",
  "disabilities",
  "employment-statuses",
  "genders",
  "genotypes",
  "levels",
  "marital-statuses",
  "modes-of-study",
  // Those of the modes of study, by the same ids, that part-time programmes offer.
  "part-time-modes-of-study",
  "payment-channels",
  "payment-purposes",
  "payment-types",
  "programme-types",
  "relationships",
  "religions",
  "salary-grades",
  "salary-steps",
  "semesters",
  "student-types",
  "titles",
  "unit-loads",
] as const;

export type EnumListName = (typeof enumListNames)[number];

/** One choice of one list. Ids are unique within their list only, and never change. */
export const enumItems = pgTable(
  "enum_items",
  {
    list: text({ enum: enumListNames }).notNull(),
    id: integer().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.id] })],
);
