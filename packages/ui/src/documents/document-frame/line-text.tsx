import { printed } from "./printed.ts";

export type LineTextProps = {
  /** A name, or another text as long; a missing one is "-". */
  text: string | null | undefined;
  /** How many characters fit the width of its column. */
  room: number;
  /** How high the line is, as its table says. */
  line: "low" | "high";
};

// A low line holds one line of the table's own type or two small ones, a high line two or three.
const small = {
  low: "print:text-[6.5pt]/[7.25pt]",
  high: "print:text-[6pt]/[6.2pt]",
};
const ownLines = { low: 1, high: 1.7 };

/**
 * A name in a counted line of a sheet: set smaller on paper where it is long, so that the line keeps
 * its height, and by itself where it is written from right to left.
 */
export function LineText({ text, room, line }: LineTextProps) {
  const shown = printed(text);
  const long = Array.from(shown).length > room * ownLines[line];
  // A box of its own, or the table's type would still set the height of its lines.
  return <bdi className={long ? `block ${small[line]}` : undefined}>{shown}</bdi>;
}
