import { cleanedName } from "../text/clean.ts";

/** "Staff number*" and " staff  NUMBER" are the same heading. */
export const plainHeading = (heading: string): string =>
  cleanedName(heading)
    .normalize("NFKC")
    .replaceAll("*", "")
    .trim()
    .replaceAll(/\s+/g, " ")
    .toLowerCase();

/** A heading's name and maximum: "test" and 20 for "Test (20)". */
export function headingOutOf(heading: string): { readonly name: string; readonly most?: number } {
  const plain = plainHeading(heading);
  const [, name, most] = /^(.+?) ?\( ?(\d+) ?\)$/.exec(plain) ?? [];
  return name === undefined ? { name: plain } : { name, most: Number(most) };
}
