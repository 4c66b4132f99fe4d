// A low line holds one line of the table's own type or two small ones, a high line two or three.
const small = {
  low: "print:text-[6.5pt]/[7.25pt]",
  high: "print:text-[6pt]/[6.2pt]",
};
const ownLines = { low: 1, high: 1.7 };

/**
 * How a name of a counted line is set: smaller on paper where it is longer than its column has room
 * for characters, so that the line keeps its height.
 */
export const nameSize = (text: string, room: number, line: "low" | "high"): string | undefined =>
  Array.from(text).length > room * ownLines[line] ? small[line] : undefined;
