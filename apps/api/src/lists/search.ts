import { searchWords } from "@polyportal/domain/table/search-words";
import { and, ilike, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";

/**
 * The words of some columns, for a GIN index and the searches that use it: small and without marks, as
 * `searchWords` makes those that are searched for. No extension is needed, and no language guessed.
 */
export const wordsOf = (...columns: readonly AnyColumn[]): SQL => {
  const text = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  const plain = sql`lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036F]', '', 'g'))`;
  return sql`array_to_tsvector(array_remove(regexp_split_to_array(${plain}, '[\\s-]+'), ''))`;
};

/** Rows of which each word that was typed begins one; all rows where none was. */
export function findsWords(indexed: SQL, search: string): SQL | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const query = words
    .map((word) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`)
    .join(" & ");
  return sql`${indexed} @@ ${query}::tsquery`;
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

/** Rows of a short list of which one of the columns holds what was typed; all rows where nothing was. */
export function contains(search: string, ...columns: readonly AnyColumn[]): SQL | undefined {
  if (search === "") return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** The same of each word for itself: "bello musa" finds both names, in whichever columns they stand. */
export const containsWords = (search: string, ...columns: readonly AnyColumn[]): SQL | undefined =>
  and(
    ...search
      .split(/\s+/)
      .filter((word) => word !== "")
      .map((word) => contains(word, ...columns)),
  );
