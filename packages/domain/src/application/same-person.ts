import { nameWords } from "../text/fold.ts";
import { comparedWords, isSamePerson, type Names } from "../text/names-match.ts";

/**
 * Whether two forms bear the same names, in whatever order and however they are written. One of them may leave a
 * middle name out; a first name that the other has not is somebody else's: twins share the rest.
 */
export function hasSameNames(one: Names, other: Names): boolean {
  if (!isSamePerson(one, other)) return false;
  const [of, its] = comparedWords(one, other);
  const [few, many] = of.length < its.length ? [of, its] : [its, of];
  return (
    few.every((name) => many.includes(name)) &&
    nameWords(one.firstname).every((name) => its.includes(name)) &&
    nameWords(other.firstname).every((name) => of.includes(name))
  );
}
