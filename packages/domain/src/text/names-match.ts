import { nameWords } from "./fold.ts";

/** A person's names, as a record or a form has them. */
export type Names = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
};

/** The words of a name: of the surname, of the other names, and those of them that are of the first name. */
type Words = {
  readonly last: readonly string[];
  readonly others: readonly string[];
  readonly first: readonly string[];
};

const wordsOf = ({ lastname, firstname, middlename }: Names): Words => ({
  last: nameWords(lastname),
  others: nameWords(`${firstname} ${middlename}`),
  first: nameWords(firstname),
});

/** Every word of a name. */
const allOf = ({ last, others }: Words): string[] => [...last, ...others];

/** Neighbouring words, as one where another name has them so, and where they stood. */
type Run = { readonly text: string; readonly from: number; readonly to: number };

/** Abdul-Rahman and Abdul Rahman as another name has them: Abdulrahman. */
function joinedAs(words: readonly string[], known: ReadonlySet<string>): Run[] {
  const longest = Math.max(0, ...Array.from(known, (word) => word.length));
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from = runs.at(-1)?.to ?? words.length) {
    let text = words[from] ?? "";
    let run = { text, from, to: from + 1 };
    for (let at = from + 1; at < words.length && text.length < longest; at += 1) {
      text += words[at];
      if (known.has(text)) run = { text, from, to: at + 1 };
    }
    runs.push(run);
  }
  return runs;
}

const textOf = ({ text }: Run): string => text;

/** A name with its words joined where another has them so. Whether the first or the middle name is before decides nothing. */
function writtenAs({ last, others, first }: Words, other: Words): Words {
  const known = new Set(allOf(other));
  const middle = others.slice(first.length);
  const runs = joinedAs(others, known);
  const turned = joinedAs([...middle, ...first], known);
  const [names, firsts] =
    turned.length < runs.length
      ? [turned, turned.filter(({ to }) => to > middle.length)]
      : [runs, runs.filter(({ from }) => from < first.length)];
  return {
    last: joinedAs(last, known).map(textOf),
    others: names.map(textOf),
    first: firsts.map(textOf),
  };
}

/** Asks of two names as they are written, and as each is in the words of the other. */
function eitherWay(one: Names, other: Names, same: (one: Words, other: Words) => boolean): boolean {
  const [its, others] = [wordsOf(one), wordsOf(other)];
  return same(its, others) || same(writtenAs(its, others), writtenAs(others, its));
}

const areSame = (one: string, other: string): boolean => one === other;

/** "K" stands for Kabiru, and "Kabiru" for K. */
const orInitial = (one: string, other: string): boolean =>
  one === other ||
  (one.length === 1 && other.startsWith(one)) ||
  (other.length === 1 && one.startsWith(other));

/** How many words of one name have one of their own in another. Whole words are matched before initials. */
function countMatches(some: readonly string[], known: readonly string[], same = areSame): number {
  const left = [...new Set(known)];
  const take = (word: string, how: typeof same) => {
    const at = left.findIndex((one) => how(word, one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const rest = [...new Set(some)].filter((word) => !take(word, areSame));
  return new Set(some).size - rest.filter((word) => !take(word, same)).length;
}

/** Whether the surname of each is among the names of the other, though perhaps in another place. */
const surnamesStand = (one: Words, other: Words, same: typeof areSame): boolean => {
  const isWithin = (surname: readonly string[], names: readonly string[]) =>
    surname.every((word) => names.some((name) => same(word, name)));
  return isWithin(one.last, allOf(other)) && isWithin(other.last, allOf(one));
};

/** Whether both write the surname in the same place. */
const hasSameSurname = (one: Words, other: Words): boolean =>
  one.last.length > 0 && one.last.join("") === other.last.join("");

/** Whether two names agree in the surname and one more name, wherever each stands. */
function agree(one: Words, other: Words, same: typeof areSame): boolean {
  if (hasSameSurname(one, other)) return countMatches(one.others, other.others, same) > 0;
  if (one.last.length === 0 || other.last.length === 0) return false;
  return (
    surnamesStand(one, other, same) &&
    countMatches(allOf(one), allOf(other)) > 0 &&
    countMatches(allOf(one), allOf(other), same) > 1
  );
}

/**
 * Whether a record and an applicant have the same surname and one more name in common, in whatever order and however
 * they are written. An initial does not count: applicants prove who they are by these names.
 */
export const hasNamesOf = (record: Names, applicant: Names): boolean =>
  eitherWay(record, applicant, (one, other) => agree(one, other, areSame));

/**
 * The same, but an initial counts as a name: for lists of offices, which write "DANJUMA K." for Ɗanjuma Kabiru, and
 * where nobody proves who they are.
 */
export const isListedAs = (listed: Names, applicant: Names): boolean =>
  eitherWay(listed, applicant, (one, other) => agree(one, other, orInitial));

/** The words that two names are compared by: without the surname where both have the same. */
const comparedWords = (one: Words, other: Words): [readonly string[], readonly string[]] =>
  hasSameSurname(one, other) ? [one.others, other.others] : [allOf(one), allOf(other)];

/**
 * Whether two forms bear the same names, in whatever order and however they are written. One of them may leave a
 * middle name out; a first name that the other has not is somebody else's: twins share the rest.
 */
export const hasSameNames = (one: Names, other: Names): boolean => eitherWay(one, other, bearSame);

function bearSame(one: Words, other: Words): boolean {
  if (!agree(one, other, areSame)) return false;
  const [of, its] = comparedWords(one, other);
  const [few, many] = of.length < its.length ? [of, its] : [its, of];
  return (
    few.every((name) => many.includes(name)) &&
    one.first.every((name) => its.includes(name)) &&
    other.first.every((name) => of.includes(name))
  );
}

/** How many names two writings have in common, an initial for a name among them, where one whole name is. */
export function sharedNames(one: string, other: string): number {
  const [some, known] = [nameWords(one), nameWords(other)];
  const joined = (words: string[], as: string[]) => joinedAs(words, new Set(as)).map(textOf);
  return Math.max(countShared(some, known), countShared(joined(some, known), joined(known, some)));
}

const countShared = (some: readonly string[], known: readonly string[]): number =>
  countMatches(some, known) > 0 ? countMatches(some, known, orInitial) : 0;
