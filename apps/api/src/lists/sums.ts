import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";

/** The totals of columns over the rows; undefined if no column is added up. */
export async function sumsOf(
  db: Reader,
  columns: readonly string[],
  rows: SQL,
): Promise<Record<string, number> | undefined> {
  if (columns.length === 0) return undefined;
  const each = columns.map(
    (column) =>
      sql`coalesce(sum(summed.${sql.identifier(column)}), 0)::float8 as ${sql.identifier(column)}`,
  );
  const { rows: answer } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(each, sql`, `)} from (${rows}) summed`,
  );
  return answer[0];
}
