import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { snakeCase } from "./column-names.ts";
import type { Transaction } from "./connect.ts";

/** So many rows go in one statement. */
const rowsAtOnce = 20_000;

/**
 * Inserts very many rows: each column is one parameter, an array, which PostgreSQL unfolds. All rows
 * have the fields of the first; what it leaves out gets its default.
 */
export async function copyRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}));
  const names = columns.map(([key]) => sql.identifier(snakeCase(key)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some: readonly Record<string, unknown>[] = rows.slice(from, from + rowsAtOnce);
    const arrays = columns.map(([key, column]) => {
      const type = column.getSQLType();
      const values = some.map((row) => {
        const value = row[key] ?? null;
        return type === "jsonb" && value !== null ? JSON.stringify(value) : value;
      });
      return sql`${sql.param(values)}::${sql.raw(type.replace(/\(.*\)/, ""))}[]`;
    });
    await tx.execute(
      sql`insert into ${table} (${sql.join(names, sql`, `)})
        select * from unnest(${sql.join(arrays, sql`, `)})`,
    );
  }
}
