import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reader, Transaction } from "./connect.ts";

const sequenceOf = (table: string) => sql`pg_get_serial_sequence(${table}, 'id')`;

/** So many new ids of a table, the least first, for rows that name each other before they are written. */
export async function newIds(db: Reader, table: PgTable, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(${sequenceOf(getTableName(table))})::int as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id);
}

/** Lets the database give the ids after those that a seed has written by itself, wherever a seed may do so. */
export async function countOn(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ table: string }>(sql`
    select table_name as "table" from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and identity_generation = 'BY DEFAULT'`);
  for (const { table } of rows) {
    const next = sql`select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}`;
    await tx.execute(sql`select setval(${sequenceOf(table)}, (${next}), false)`);
  }
}
