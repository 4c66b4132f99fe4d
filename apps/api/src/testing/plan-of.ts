import { is, Placeholder, sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";

type Prepared = { getQuery: () => { sql: string; params: unknown[] } };

/** How PostgreSQL would run a prepared statement with these values: the lines of its plan. */
export async function planOf(
  { db }: { readonly db: Reader },
  statement: Prepared,
  values: Readonly<Record<string, string | number>>,
): Promise<string> {
  const { sql: text, params } = statement.getQuery();
  const filled = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const given = params[Number(place) - 1];
    const value = is(given, Placeholder) ? String(values[given.name]) : String(given);
    return `'${value.replaceAll("'", "''")}'`;
  });
  const { rows } = await db.execute(sql.raw(`explain ${filled}`));
  return rows.map((row) => Object.values(row).join("")).join("\n");
}
