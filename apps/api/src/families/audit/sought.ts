import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { findsWords, keysFound } from "../../lists/search.ts";

/** Whether a column holds the id of somebody who is searched for. */
export type Sought = (id: AnyColumn | SQL) => SQL;

/** The people whom a search finds; rows of very many come soon in a list's order. */
export async function soughtBy(db: Reader, search: string): Promise<Sought | undefined> {
  const ids = await keysFound(db, users.id, searchedUser, search);
  return ids ? (column) => sql`${column} = any(${sql.param(ids)}::text[])` : anySought(search);
}

/** The same without asking first. */
export function anySought(search: string): Sought | undefined {
  const found = findsWords(searchedUser, search);
  return (
    found && ((column) => sql`${column} in (select ${users.id}::text from ${users} where ${found})`)
  );
}
