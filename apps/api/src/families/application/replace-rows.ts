import { eq, type InferSelectModel } from "drizzle-orm";
import type { AnyPgColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";

/** Replaces all rows of an application in `table` and returns the old ones. */
export async function replaceRows<T extends PgTable & { applicationId: AnyPgColumn }>(
  tx: Transaction,
  table: T,
  applicationId: string,
  rows: PgInsertValue<T>[],
): Promise<InferSelectModel<T>[]> {
  const before = await tx.delete(table).where(eq(table.applicationId, applicationId)).returning();
  if (rows.length > 0) await tx.insert(table).values(rows);
  // Drizzle cannot infer the row type of a generic table.
  return before as InferSelectModel<T>[];
}
