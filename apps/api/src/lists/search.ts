import { searchTerms, type SearchTerm } from "@polyportal/domain/table/search-words";
import { fold } from "@polyportal/domain/text/fold";
import { and, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { folded } from "../database/schema/folded.ts";
import { together } from "../database/schema/words.ts";

const begins = (word: string): string =>
  `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;

/** A query for the joined word or for each of its parts. */
const either = ({ joined, parts }: SearchTerm): string =>
  parts.length === 1 && parts[0] === joined
    ? begins(joined)
    : `(${begins(joined)} | ${parts.map(begins).join(" & ")})`;

/** Rows in which each word of the search begins a word. Undefined without a search. */
export function matchesSearch(indexed: SQL, search: string): SQL | undefined {
  const terms = searchTerms(search);
  if (terms.length === 0) return undefined;
  return sql`${indexed} @@ ${terms.map(either).join(" & ")}::tsquery`;
}

/** At most this many keys are listed in a condition. */
const maxInlineKeys = 500;

/**
 * The keys that a search finds in a large table, if there is a search and they are few. With keys, PostgreSQL
 * can estimate the rows and choose between their index and the list's order. `within` names the part of the
 * table that a partial index covers.
 */
export async function keysFound(
  db: Reader,
  key: AnyColumn,
  indexed: SQL,
  search: string,
  within?: SQL,
): Promise<readonly string[] | undefined> {
  const words = matchesSearch(indexed, search);
  if (!words) return undefined;
  const { rows } = await db.execute<{ key: string }>(
    sql`select ${key} as key from ${key.table} where ${and(words, within)} limit ${maxInlineKeys + 1}`,
  );
  return rows.length > maxInlineKeys ? undefined : rows.map((row) => row.key);
}

/**
 * Rows with these keys, possibly none. An empty list must not become `false`: PostgreSQL then compares every
 * join order, which for ten tables takes longer than reading them.
 */
export const keyIn = (key: AnyColumn, keys: readonly (string | number)[]): SQL =>
  sql`${key} = any(${sql.param([...keys])})`;

/** Rows of a short list whose columns contain the search, ignoring case and accents. Undefined without a search. */
export function contains(search: string, ...columns: readonly AnyColumn[]): SQL | undefined {
  if (search === "") return undefined;
  // Folding removes hyphens and apostrophes. A search of only these is used as typed and finds nothing.
  const typed = fold(search).trim() || search;
  const pattern = `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`${folded(together(columns))} like ${pattern}`;
}

/** Like `contains` for each word: "bello musa" finds both names in any of the columns. */
export const containsWords = (search: string, ...columns: readonly AnyColumn[]): SQL | undefined =>
  and(
    ...search
      .split(/[\s,;]+/)
      .filter((word) => word !== "")
      .map((word) => contains(word, ...columns)),
  );
