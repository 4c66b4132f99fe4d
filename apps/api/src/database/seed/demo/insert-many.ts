import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../connect.ts";

/** A statement of PostgreSQL takes no more parameters. */
const mostParameters = 65_000;

/** Inserts any number of rows, in as few statements as may be. */
export async function insertMany<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const atOnce = Math.floor(mostParameters / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += atOnce) {
    await tx.insert(table).values(rows.slice(from, from + atOnce));
  }
}
