import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { snakeCase } from "./column-names.ts";
import type { Transaction } from "./connect.ts";

/**
 * Updates many rows in one statement, each by the fields that it names; `key` is the field by which a
 * row is found.
 */
export async function updateMany<
  Table extends PgTable,
  Key extends keyof Table["$inferInsert"] & string,
>(
  tx: Transaction,
  table: Table,
  key: Key,
  rows: readonly (Partial<Table["$inferInsert"]> & Record<Key, unknown>)[],
): Promise<void> {
  const columns = getTableColumns(table);
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const fields = [...named].filter((field) => field !== key && field in columns);
  if (rows.length === 0 || fields.length === 0) return;
  const given = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [snakeCase(field), value])),
    ),
  );
  const sets = fields.map((field) => {
    const name = snakeCase(field);
    const column = sql.identifier(name);
    return sql`${column} = case when given.fields ? ${name} then filled.${column} else ${table}.${column} end`;
  });
  const id = sql.identifier(snakeCase(key));
  await tx.execute(sql`update ${table} set ${sql.join(sets, sql`, `)}
    from jsonb_array_elements(${given}::jsonb) given(fields),
      lateral jsonb_populate_record(null::${table}, given.fields) filled
    where ${table}.${id} = filled.${id}`);
}
