type Names = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
};

/** A name without marks, capitals, apostrophes and hyphens: "O’Neil" and "ONEIL" are one. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "");

/** First and middle names, each word by itself. */
const others = ({ firstname, middlename }: Names): string[] =>
  `${firstname} ${middlename}`
    .split(/[\s-]+/)
    .map(plain)
    .filter(Boolean);

/**
 * Whether a record is of whoever applies: the surname is the same, and so is one more name, in whatever order
 * and however they are written.
 */
export function isSamePerson(record: Names, applicant: Names): boolean {
  const surname = plain(record.lastname);
  if (surname === "" || surname !== plain(applicant.lastname)) return false;
  const known = new Set(others(record));
  return others(applicant).some((name) => known.has(name));
}

/**
 * Whether two forms bear the same names, in whatever order and however they are written. One of them may leave a
 * middle name out; a first name that the other has not is somebody else's: twins share the rest.
 */
export function hasSameNames(one: Names, other: Names): boolean {
  if (!isSamePerson(one, other)) return false;
  const [of, its] = [others(one), others(other)];
  const [few, many] = of.length < its.length ? [of, its] : [its, of];
  const first = (names: Names) => others({ ...names, middlename: "" });
  return (
    few.every((name) => many.includes(name)) &&
    first(one).every((name) => its.includes(name)) &&
    first(other).every((name) => of.includes(name))
  );
}
