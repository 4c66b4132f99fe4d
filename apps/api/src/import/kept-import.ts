import type { imports } from "../database/schema/imports.ts";

/** An import as it is kept. */
export type KeptImport = typeof imports.$inferSelect;
