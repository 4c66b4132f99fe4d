import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { indexedWords } from "./folded.ts";

/** The texts of some columns, as one. */
export const together = (columns: readonly AnyColumn[]): SQL =>
  sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );

/** The words of some columns, for a GIN index and the searches that use it. */
export const wordsOf = (...columns: readonly AnyColumn[]): SQL =>
  sql`array_to_tsvector(${indexedWords(together(columns))})`;
