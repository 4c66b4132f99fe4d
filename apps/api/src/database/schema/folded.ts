import { acute, apostrophes, blanks, hyphens, letters, marks } from "@polyportal/domain/text/fold";
import { sql, type SQL } from "drizzle-orm";

// The folding of `domain/text/fold` and the words of `domain/table/search-words` in SQL, of the same data: an
// index holds what they make, so a change of either is a migration that makes the indexes anew. All of it is
// immutable and PostgreSQL's own: no extension is needed, and no language guessed.

/**
 * A constant written into the SQL itself. PostgreSQL uses an expression's index only where a query repeats the same
 * expression, which one with a parameter is not.
 */
const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);

const replaced = (text: SQL, signs: string, by: string): SQL =>
  sql`regexp_replace(${text}, ${literal(`[${signs}]`)}, ${literal(by)}, 'g')`;

const written = literal(letters.map(([letter]) => letter).join(""));
const plain = literal(letters.map(([, letter]) => letter).join(""));

const decomposed = (text: SQL): SQL =>
  sql`normalize(replace(${text}, ${literal(acute)}, ${literal("'")}), NFKD)`;

const foldedLetters = (text: SQL): SQL =>
  sql`translate(lower(${replaced(text, marks, "")}), ${written}, ${plain})`;

/** A text as `fold` of domain makes it. */
export const folded = (text: SQL): SQL =>
  foldedLetters(replaced(replaced(decomposed(text), apostrophes, ""), hyphens, " "));

/** The text with every hyphen and apostrophe replaced by the same sign. */
const withJoints = (text: SQL, by: string): SQL =>
  foldedLetters(replaced(decomposed(text), hyphens + apostrophes, by));

/** A phone number among words, and those by which it is found. */
const phone = literal(String.raw`(^|[${blanks}])(?:[+]?234|0)([789][01][0-9]{8})(?=[${blanks}]|$)`);
const phones = literal(String.raw`\1\2 0\2 234\2 +234\2`);

/** The words of a text as `indexedWords` of domain makes them, for an index. */
export const indexedWords = (text: SQL): SQL => {
  const both = sql`${withJoints(text, "")} || ' ' || ${withJoints(text, " ")}`;
  const parted = literal(`[${blanks}]+`);
  return sql`array_remove(regexp_split_to_array(regexp_replace(${both}, ${phone}, ${phones}, 'g'), ${parted}), '')`;
};
