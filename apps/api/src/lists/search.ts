import { searchWords } from "@polyportal/domain/table/search-words";
import { ilike, or, sql, type AnyColumn, type SQL } from "drizzle-orm";

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

/** Rows of a short list of which one of the columns holds what was typed; all rows where nothing was. */
export function contains(search: string, ...columns: readonly AnyColumn[]): SQL | undefined {
  if (search === "") return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
