import { cleanedName } from "../text/clean.ts";

/** "Staff number*" and " staff  NUMBER" are the same heading. */
export const plainHeading = (heading: string): string =>
  cleanedName(heading)
    .normalize("NFKC")
    .replaceAll("*", "")
    .trim()
    .replaceAll(/\s+/g, " ")
    .toLowerCase();

/** What a heading names, and what it says that this is out of: "test" and 20 of "Test (20)". */
export function headingOutOf(heading: string): { readonly name: string; readonly most?: number } {
  const plain = plainHeading(heading);
  const [, name, most] = /^(.+?) ?\( ?(\d+) ?\)$/.exec(plain) ?? [];
  return name === undefined ? { name: plain } : { name, most: Number(most) };
}
