// How names and searches are compared, for all of the product: however a phone, a keyboard or an office
// writes them. What follows is data, of which `apps/api/src/lists/folded.ts` makes the same in SQL.

/** Signs that are written as an apostrophe: O'Brien, O’Brien, Oʼbrien. */
export const apostrophes = "'`‘’‛ʹʻʼʾʿ′ꞌ";

/** One more, by itself: by the rules of Unicode it is a space with a mark. */
export const acute = "´";

/** Signs that are written as a hyphen; it stands first, where it is no range within a class. */
export const hyphens = "-‐‒–—―−";

/** Letters that Unicode takes for letters of their own, and those by which people write them. */
export const letters: readonly (readonly [written: string, plain: string])[] = [
  ["ɓ", "b"],
  ["Ɓ", "b"],
  ["ɗ", "d"],
  ["Ɗ", "d"],
  ["ƙ", "k"],
  ["Ƙ", "k"],
  ["ƴ", "y"],
  ["Ƴ", "y"],
  ["ŋ", "n"],
  ["ɛ", "e"],
  ["ɔ", "o"],
  ["ə", "e"],
  ["ǝ", "e"],
  ["ı", "i"],
  ["ł", "l"],
  ["ø", "o"],
  ["đ", "d"],
  ["ς", "σ"],
];

/** Marks over and under letters, and signs that nobody sees, as a class of a regular expression has them. */
export const marks = String.raw`\u00AD\u0300-\u036F\u061C\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u20D0-\u20FF\uFE20-\uFE2F\uFEFF`;

/** What stands between words, as such a class. */
export const blanks = String.raw` \t\n\r\f\v`;

const anyMark = new RegExp(`[${marks}]`, "g");
const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");
const anyHyphen = new RegExp(`[${hyphens}]`, "g");
const anyBlank = new RegExp(`[${blanks}]+`);
const anyLetter = new RegExp(`[${letters.map(([written]) => written).join("")}]`, "g");
const plainLetter = new Map(letters);

const foldedWith = (text: string, apostrophe: string, hyphen: string): string =>
  text
    .replaceAll(acute, "'")
    .normalize("NFKD")
    .replace(anyApostrophe, apostrophe)
    .replace(anyHyphen, hyphen)
    .replace(anyMark, "")
    .toLowerCase()
    .replace(anyLetter, (letter) => plainLetter.get(letter) ?? letter);

/** A text in small letters without marks and apostrophes; a hyphen is a space. "Ɗan-Ládì" is "dan ladi". */
export const fold = (text: string): string => foldedWith(text, "", " ");

/**
 * Whether a text holds every word of a search, whole or in part, however both are written: Abdul-Rahman is found as
 * Abdulrahman, too. An empty search finds every text.
 */
export function holdsWords(text: string, search: string): boolean {
  const folded = `${fold(text)} ${foldedWith(text, "", "")}`;
  return fold(search)
    .split(/[\s,;]+/)
    .every((word) => folded.includes(word));
}

const wordsIn = (text: string): string[] => text.split(anyBlank).filter((word) => word !== "");

/** The words of a text; what hyphens or apostrophes join is one word. */
export const joinedWords = (text: string): string[] => wordsIn(foldedWith(text, "", ""));

/** The words of a text; hyphens and apostrophes part them, as spaces do. */
export const partedWords = (text: string): string[] => wordsIn(foldedWith(text, " ", " "));

/** A name as one word of letters and digits alone: "Yar’Adua", "YAR ADUA" and "Yaradua" are the same. */
export const nameKey = (name: string): string => fold(name).replace(/[^\p{L}\p{N}]/gu, "");

/** The words of a name, in their order: letters and digits alone. A comma or a point parts them, too. */
export const nameWords = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
