import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { searchedUser, users } from "../../database/schema/users.ts";
import { matchesSearch } from "../../lists/search.ts";

/** Whether a column holds the id, as text, of somebody who is searched for. */
export type Sought = (id: AnyColumn | SQL) => SQL;

/** The people whom a search finds, without asking first who they are. */
export function anySought(search: string): Sought | undefined {
  const found = matchesSearch(searchedUser, search);
  return (
    found && ((column) => sql`${column} in (select ${users.id}::text from ${users} where ${found})`)
  );
}
