/** How high a line is on paper. */
export type CountedLine = "low" | "signed" | "high";

// A high line holds two or three lines of small type, others two, or one of the table's own.
const inHigh = "print:text-[6pt]/[6.2pt]";
const inOther = "print:text-[6.5pt]/[7.25pt]";

/**
 * How a name of a counted line is set: smaller on paper where it is longer than its column has room
 * for characters, so that the line keeps its height.
 */
export const nameSize = (text: string, room: number, line: CountedLine): string | undefined => {
  const high = line === "high";
  if (Array.from(text).length <= room * (high ? 1.7 : 1)) return undefined;
  return high ? inHigh : inOther;
};
