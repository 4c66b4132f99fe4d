import { cx } from "class-variance-authority";
import { printed } from "./printed.ts";

export type PersonNameProps = {
  /** The name, or another text as long; a missing one is "-". */
  name: string | null | undefined;
};

/** A longer name than this does not fit one line of a sheet. */
const oneLine = 38;

/**
 * A name in a counted line of a sheet: set smaller on paper where it is long, so that it takes two
 * lines of the same height, and by itself where it is written from right to left.
 */
export function PersonName({ name }: PersonNameProps) {
  const text = printed(name);
  return (
    <bdi className={cx(Array.from(text).length > oneLine && "print:text-[6.5pt]/[7.25pt]")}>
      {text}
    </bdi>
  );
}
