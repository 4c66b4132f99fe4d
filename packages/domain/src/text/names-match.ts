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
 * Whether a record and an applicant have the same surname and one more name in common, in whatever order and however
 * they are written. An initial does not count: applicants prove who they are by these names.
 */
export const hasNamesOf = (record: Names, applicant: Names): boolean =>
  agree(record, applicant, areSame);

/**
 * The same, but an initial counts as a name: for lists of offices, which write "DANJUMA K." for Ɗanjuma Kabiru, and
 * where nobody proves who they are.
 */
export const isListedAs = (listed: Names, applicant: Names): boolean =>
  agree(listed, applicant, orInitial);

/** The words that two names are compared by: without the surname where both have the same. */
const comparedWords = (one: Names, other: Names): [string[], string[]] =>
  hasSameSurname(one, other) ? [others(one), others(other)] : [allOf(one), allOf(other)];

/**
 * Whether two forms bear the same names, in whatever order and however they are written. One of them may leave a
 * middle name out; a first name that the other has not is somebody else's: twins share the rest.
 */
export function hasSameNames(one: Names, other: Names): boolean {
  if (!hasNamesOf(one, other)) return false;
  const [of, its] = comparedWords(one, other);
  const [few, many] = of.length < its.length ? [of, its] : [its, of];
  return (
    few.every((name) => many.includes(name)) &&
    nameWords(one.firstname).every((name) => its.includes(name)) &&
    nameWords(other.firstname).every((name) => of.includes(name))
  );
}

/** How many names two writings have in common, an initial for a name among them, where one whole name is. */
export function sharedNames(one: string, other: string): number {
  const [some, known] = [nameWords(one), nameWords(other)];
  return countMatches(some, known) > 0 ? countMatches(some, known, orInitial) : 0;
}
