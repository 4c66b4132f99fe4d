import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { searchedUser, users } from "../database/schema/users.ts";
import { keyIn, matchesSearch, keysFound } from "./search.ts";

/** A condition that a column holds the id of a person whom the search finds; undefined without a search. */
export type IsFound = (id: AnyColumn) => SQL | undefined;

/**
 * The people whom a search finds by their index, for lists of rows that belong to people. If they are few,
 * the condition names their ids, so that an index finds the rows.
 */
export async function peopleFound(
  db: Reader,
  { search }: { readonly search: string },
): Promise<IsFound> {
  const ids = await keysFound(db, users.id, searchedUser, search);
  if (ids) return (id) => keyIn(id, ids);
  const words = matchesSearch(searchedUser, search);
  return (id) => words && sql`${id} in (select users.id from users where ${words})`;
}
