import { importEndpoints } from "@polyportal/api-client/contract/import";
import { findsOf } from "@polyportal/domain/rights/scope";
import { eq } from "drizzle-orm";
import type { HistorySource } from "../audit/history.ts";
import { imports } from "../database/schema/imports.ts";

/** The history of an import, for whoever may see it. */
export const historyOfImport: HistorySource = async (db, caller, id) => {
  const [found] = await db.select({ by: imports.by }).from(imports).where(eq(imports.id, id));
  return found && findsOf(importEndpoints.getImport.scope, caller, found.by) ? {} : undefined;
};
