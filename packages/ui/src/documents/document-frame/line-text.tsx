import { nameSize } from "./name-size.ts";
import { printed } from "./printed.ts";

export type LineTextProps = {
  /** A name, or another text as long; a missing one is "-". */
  text: string | null | undefined;
  /** How many characters fit the width of its column. */
  room: number;
  /** How high the line is, as its table says. */
  line: "low" | "high";
};

/**
 * A name in a counted line of a sheet: set smaller on paper where it is long, so that the line keeps
 * its height, and by itself where it is written from right to left.
 */
export function LineText({ text, room, line }: LineTextProps) {
  const shown = printed(text);
  const size = nameSize(shown, room, line);
  // A box of its own, or the table's type would still set the height of its lines.
  return <bdi className={size && `block ${size}`}>{shown}</bdi>;
}
