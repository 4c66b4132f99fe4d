import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { searchedUser, users } from "../database/schema/users.ts";
import { among, findsWords, keysFound } from "./search.ts";

/** Whether a column holds the id of somebody whom a search finds; nothing where none was typed. */
export type IsFound = (id: AnyColumn) => SQL | undefined;

/**
 * The people whom a search finds, by the index of these, for rows that belong to people: what a list knows
 * before it is asked for. Few are told by their ids, so that their rows are found by an index, too.
 */
export async function peopleFound(
  db: Reader,
  { search }: { readonly search: string },
): Promise<IsFound> {
  const ids = await keysFound(db, users.id, searchedUser, search);
  if (ids) return (id) => among(id, ids);
  const words = findsWords(searchedUser, search);
  return (id) => words && sql`${id} in (select users.id from users where ${words})`;
}
