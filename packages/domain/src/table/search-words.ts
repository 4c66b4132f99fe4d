import { nationalPhone } from "../format/phone.ts";
import { cleaned } from "../text/clean.ts";
import { joinedWords, partedWords } from "../text/fold.ts";

/** The most words of a search that count: nobody remembers more of a name. */
const mostTerms = 8;

/**
 * A word that is searched for: as one, or each of its parts by itself. "O’Brien" finds Obrien and O Brien, and
 * "Al-Hassan" finds Alhassan and Al Hassan.
 */
export type SearchTerm = { readonly joined: string; readonly parts: readonly string[] };

/** Initials, as in "A.B. Bello", are words. */
const initials = /^(?:\p{L}\.)+\p{L}?\.?$/u;

/** What stands around a word of a sentence or a list, and is none of it. */
const around = /^[,;]+|[.,;:]+$/g;

/** What is searched for, word by word; a phone number is one, however it is written. */
export function searchTerms(text: string): SearchTerm[] {
  const phone = nationalPhone(text);
  if (phone !== undefined) return [{ joined: phone, parts: [phone] }];
  return cleaned(text)
    .split(/[\s,;]+/)
    .flatMap((word) => (initials.test(word) ? word.split(".") : word.replaceAll(around, "")))
    .flatMap(termsOf)
    .slice(0, mostTerms);
}

/** One, or more where a sign stands for a space. */
function termsOf(word: string): SearchTerm[] {
  const joined = joinedWords(word);
  const [only] = joined;
  return only !== undefined && joined.length === 1
    ? [{ joined: only, parts: partedWords(word) }]
    : joined.map((one) => ({ joined: one, parts: [one] }));
}

/** A phone number within a text, as the words of a search have it. */
const phones = /(^| )(?:[+]?234|0)([789][01]\d{8})(?= |$)/g;

/**
 * The words by which a text is found, as an index holds them: `apps/api/src/lists/folded.ts` makes the same in
 * SQL. A phone number has one for each way of writing it.
 */
export const indexedWords = (text: string): string[] => [
  ...new Set(
    [...joinedWords(text), ...partedWords(text)]
      .join(" ")
      .replaceAll(phones, "$1$2 0$2 234$2 +234$2")
      .split(" ")
      .filter((word) => word !== ""),
  ),
];

/** Whether each term begins a word of the text. */
export const finds = (terms: readonly SearchTerm[], words: readonly string[]): boolean => {
  const begins = (part: string) => words.some((word) => word.startsWith(part));
  return terms.every(({ joined, parts }) => begins(joined) || parts.every(begins));
};
