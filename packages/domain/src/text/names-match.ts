import { nameKey, nameWords } from "./fold.ts";

/** A person's names, as a record or a form has them. */
export type Names = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
};

/** First and middle names, each word by itself. */
const others = ({ firstname, middlename }: Names): string[] =>
  nameWords(`${firstname} ${middlename}`);

/** Every word of a name. */
const allOf = (names: Names): string[] => [...nameWords(names.lastname), ...others(names)];

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
const surnamesStand = (one: Names, other: Names, same: typeof areSame): boolean => {
  const isWithin = (surname: string, names: readonly string[]) =>
    nameWords(surname).every((word) => names.some((name) => same(word, name)));
  return isWithin(one.lastname, allOf(other)) && isWithin(other.lastname, allOf(one));
};

/** Whether both write the surname in the same place. */
const hasSameSurname = (one: Names, other: Names): boolean =>
  nameKey(one.lastname) !== "" && nameKey(one.lastname) === nameKey(other.lastname);

/** Whether two names agree in the surname and one more name, wherever each stands. */
function agree(one: Names, other: Names, same: typeof areSame): boolean {
  if (hasSameSurname(one, other)) return countMatches(others(one), others(other), same) > 0;
  if (nameKey(one.lastname) === "" || nameKey(other.lastname) === "") return false;
  return (
    surnamesStand(one, other, same) &&
    countMatches(allOf(one), allOf(other)) > 0 &&
    countMatches(allOf(one), allOf(other), same) > 1
  );
}

/**
 * Whether a record is of whoever says so by his names: the surname and one more name, in whatever order and
 * however they are written. No initial will do: whoever proves who he is knows the name.
 */
export const isSamePerson = (record: Names, applicant: Names): boolean =>
  agree(record, applicant, areSame);

/**
 * The same where nobody proves anything by it: whom a list means under a number. Offices write initials
 * there, so that "DANJUMA K." is Ɗanjuma Kabiru.
 */
export const isListedAs = (listed: Names, applicant: Names): boolean =>
  agree(listed, applicant, orInitial);

/** The words that two names are compared by: without the surname where both have the same. */
export const comparedWords = (one: Names, other: Names): [string[], string[]] =>
  hasSameSurname(one, other) ? [others(one), others(other)] : [allOf(one), allOf(other)];

/** How many names two writings have in common, an initial for a name among them, where one whole name is. */
export function sharedNames(one: string, other: string): number {
  const [some, known] = [nameWords(one), nameWords(other)];
  return countMatches(some, known) > 0 ? countMatches(some, known, orInitial) : 0;
}
