import { searchTerms, type SearchTerm } from "@polyportal/domain/table/search-words";
import { fold } from "@polyportal/domain/text/fold";
import { and, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { folded } from "../database/schema/folded.ts";
import { together } from "../database/schema/words.ts";

const begins = (word: string): string =>
  `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;

/** A word as one, or each of its parts by itself. */
const either = ({ joined, parts }: SearchTerm): string =>
  parts.length === 1 && parts[0] === joined
    ? begins(joined)
    : `(${begins(joined)} | ${parts.map(begins).join(" & ")})`;

/** Rows of which each word that was typed begins one; all rows where none was. */
export function findsWords(indexed: SQL, search: string): SQL | undefined {
  const terms = searchTerms(search);
  if (terms.length === 0) return undefined;
  return sql`${indexed} @@ ${terms.map(either).join(" & ")}::tsquery`;
}

/** So many keys are told to PostgreSQL one by one. */
const few = 500;

/**
 * The keys of the rows that a search finds in a large table, where words were typed and the rows are few:
 * told them, PostgreSQL knows how many there are, and chooses between their index and a list's order. An
 * index of a part of the table is said by `within`.
 */
export async function keysFound(
  db: Reader,
  key: AnyColumn,
  indexed: SQL,
  search: string,
  within?: SQL,
): Promise<readonly string[] | undefined> {
  const words = findsWords(indexed, search);
  if (!words) return undefined;
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${key} as key from ${key.table} where ${and(words, within)} limit ${few + 1}`,
  );
  return rows.length > few ? undefined : rows.map((row) => row.key);
}

/**
 * Rows of these keys, none of which may be there: of what is plainly false PostgreSQL weighs every order of
 * joining, since all of them cost nothing, and for ten tables that takes longer than reading them.
 */
export const among = (key: AnyColumn, keys: readonly (string | number)[]): SQL =>
  sql`${key} = any(${sql.param([...keys])})`;

/** Rows of a short list whose columns hold what was typed, however it is written; all rows where nothing was. */
export function contains(search: string, ...columns: readonly AnyColumn[]): SQL | undefined {
  if (search === "") return undefined;
  // Folding leaves nothing of hyphens and apostrophes; unfolded they match no folded text, so no row is found.
  const typed = fold(search).trim() || search;
  const pattern = `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${folded(together(columns))} like ${pattern}`;
}

/** The same of each word for itself: "bello musa" finds both names, in whichever columns they stand. */
export const containsWords = (search: string, ...columns: readonly AnyColumn[]): SQL | undefined =>
  and(
    ...search
      .split(/[\s,;]+/)
      .filter((word) => word !== "")
      .map((word) => contains(word, ...columns)),
  );
