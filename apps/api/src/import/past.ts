import { importEndpoints } from "@polyportal/api-client/contract/import";
import { findsOf } from "@polyportal/domain/rights/scope";
import { eq } from "drizzle-orm";
import type { PastOf } from "../audit/history.ts";
import { imports } from "../database/schema/imports.ts";

/** An import's past, for whoever sees the import: who did it, and who took it back. */
export const pastOfImport: PastOf = async (db, caller, id) => {
  const [found] = await db.select({ by: imports.by }).from(imports).where(eq(imports.id, id));
  return found && findsOf(importEndpoints.getImport.scope, caller, found.by) ? {} : undefined;
};
