import { eq, type InferSelectModel } from "drizzle-orm";
import type { AnyPgColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";

/** Puts `rows` in the place of all that `table` holds of an application; answers what it held. */
export async function replaceRows<T extends PgTable & { applicationId: AnyPgColumn }>(
  tx: Transaction,
  table: T,
  applicationId: string,
  rows: PgInsertValue<T>[],
): Promise<InferSelectModel<T>[]> {
  const before = await tx.delete(table).where(eq(table.applicationId, applicationId)).returning();
  if (rows.length > 0) await tx.insert(table).values(rows);
  // The library gives up on the type of a table that it does not know yet.
  return before as InferSelectModel<T>[];
}
