import { cleanedName } from "../text/clean.ts";

/** One of what was pasted, with the line on which it stands, counted from 1. */
type Part = { readonly line: number; readonly text: string };

/** What a text may mean: a row of a list, or a person. */
export type Meant = { readonly id: string; readonly label: string };

/** What each part of a pasted list names: what is in doubt is chosen by nobody. */
export type ReadList = {
  found: { line: number; id: string; label: string }[];
  /** `what` says what it is where it names something, but nobody: an applicant without an account. */
  unknown: { line: number; text: string; what?: string | undefined }[];
  /** What was named before, in other words or the same, and on which line. */
  double: { line: number; text: string; label: string; before: number }[];
  ambiguous: { line: number; text: string; labels: string[] }[];
};

/** What is pasted, part by part: one to a line, or parted by tabs, commas and semicolons. */
export const partsOfPasted = (text: string): Part[] =>
  cleanedName(text)
    .split(/\r\n|\r|\n/)
    .flatMap((whole, index) =>
      whole
        .split(/[\t,;]/)
        .map((part) => ({ line: index + 1, text: part.trim() }))
        .filter((part) => part.text !== ""),
    );

/** Sorts the parts of a pasted list by what each means; of the same meant twice the first counts. */
export function readPasted(
  parts: readonly Part[],
  meantBy: (text: string) => readonly Meant[],
  whatIs: (text: string) => string | undefined = () => undefined,
): ReadList {
  const found = new Map<string, ReadList["found"][number]>();
  const read: Omit<ReadList, "found"> = { unknown: [], double: [], ambiguous: [] };
  for (const part of parts) {
    const meant = meantBy(part.text);
    const [first] = meant;
    if (!first) read.unknown.push({ ...part, what: whatIs(part.text) });
    else if (meant.length > 1) {
      read.ambiguous.push({ ...part, labels: meant.map(({ label }) => label) });
    } else {
      const { id, label } = first;
      const before = found.get(id);
      if (before) read.double.push({ ...part, label, before: before.line });
      else found.set(id, { line: part.line, id, label });
    }
  }
  return { found: [...found.values()], ...read };
}

/** A number as it is compared: however it is spaced and whichever letters are small. */
const plain = (key: string): string => cleanedName(key).replaceAll(/\s+/g, "").toLowerCase();

/** Which rows of a list a pasted text names by their keys, as matric numbers and course codes. */
export function readPastedKeys(
  text: string,
  rows: readonly (Meant & { readonly key: string })[],
): ReadList {
  const byKey = new Map<string, Meant[]>();
  for (const { key, ...row } of rows) {
    const name = plain(key);
    byKey.set(name, [...(byKey.get(name) ?? []), row]);
  }
  return readPasted(partsOfPasted(text), (part) => byKey.get(plain(part)) ?? []);
}
