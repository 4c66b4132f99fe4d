/** Removed from the ends of a password before its middle is looked up: `@2026`, `123!`. */
const mostAround = 5;
const shortestWord = 3;

/** Letters as people write them otherwise; 1 and ! stand for two. */
const lookAlikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Some 49,000 passwords that leaks have in common, read with the first password that is chosen. */
let list: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = () =>
  (list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  ));

/**
 * Whether a password is among the first that are tried: much used, or one's own name, or such a word with
 * a few digits and symbols around it, or with some letters written otherwise. The password rule alone lets
 * through `Password@1` and `Okonkwo2026!`. `about` are the names of the person and the school.
 */
export async function isEasyToGuess(password: string, about: readonly string[]): Promise<boolean> {
  const own = ownWords(about);
  const common = await commonPasswords();
  const known = (word: string) =>
    word.length >= shortestWord && (common.has(word) || own.has(word) || isPair(word, own));
  return middlesOf(plain(password)).flatMap(readingsOf).some(known);
}

/** Each name, its parts, and the parts joined. */
function ownWords(about: readonly string[]): ReadonlySet<string> {
  const names = about.map(plain);
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  return new Set([...names.map(letters), ...parts].filter((word) => word.length >= shortestWord));
}

const isPair = (word: string, own: ReadonlySet<string>) =>
  [...own].some((first) => word.startsWith(first) && own.has(word.slice(first.length)));

/** The password without up to so many digits and symbols at its ends, in every way. */
function middlesOf(password: string): string[] {
  const before = /^[^\p{L}]*/u.exec(password)?.[0].length ?? 0;
  const after = /[^\p{L}]*$/u.exec(password)?.[0].length ?? 0;
  const middles: string[] = [];
  for (let first = 0; first <= Math.min(before, mostAround); first += 1) {
    for (let last = 0; last <= Math.min(after, mostAround - first); last += 1) {
      middles.push(password.slice(first, password.length - last));
    }
  }
  return middles;
}

/** A middle as it stands, and as it would read in plain letters. */
function readingsOf(middle: string): string[] {
  const read = (one: string) =>
    middle.replaceAll(/[^\p{L}]/gu, (sign) =>
      sign === "1" || sign === "!" ? one : (lookAlikes[sign] ?? sign),
    );
  return [middle, ...[middle, read("i"), read("l")].map(letters)];
}
