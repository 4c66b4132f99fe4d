import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { findsWords } from "../../lists/search.ts";

/** Whether a column holds the id of somebody who is searched for. */
export type Sought = (id: AnyColumn | SQL) => SQL;

/** So many are told to PostgreSQL one by one. */
const most = 500;

/**
 * The people whom a search finds. Of a few their ids, so that PostgreSQL knows how many rows they have
 * and chooses between their index and the list's order; rows of very many come soon in that order.
 */
export async function soughtBy(db: Reader, search: string): Promise<Sought | undefined> {
  const found = findsWords(searchedUser, search);
  if (!found) return undefined;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(found)
    .limit(most + 1);
  if (people.length > most) return anySought(search);
  const ids = people.map(({ id }) => id);
  return (column) => sql`${column} = any(${sql.param(ids)}::text[])`;
}

/** The same without asking first. */
export function anySought(search: string): Sought | undefined {
  const found = findsWords(searchedUser, search);
  return (
    found && ((column) => sql`${column} in (select ${users.id}::text from ${users} where ${found})`)
  );
}
