import type { imports } from "../database/schema/imports.ts";

/** An import as a row of the database. */
export type KeptImport = typeof imports.$inferSelect;
