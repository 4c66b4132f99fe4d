import type { RefObject } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import type { Filter } from "./filter.ts";

/** How wide a control of each kind is at least, in rem: a line is filled by these, not by measuring words. */
export const widthOf: Readonly<Record<Filter["kind"], number>> = {
  text: 11,
  select: 9,
  several: 10,
  tree: 12,
  dates: 20,
};

const gap = 0.75;
const moreWidth = 10;

/** How many of the controls, from the first on, have room in a line of `room` rem beside "More filters". */
export function fittingIn(room: number, widths: readonly number[]): number {
  const ends = widths.map((_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap),
  );
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  // One at least: a line of a button alone says nothing of what is filtered by.
  return Math.max(1, ends.filter((end) => end + gap + moreWidth <= room).length);
}

/** How much room there was where filters stood last, in rem. */
let lastRoom = Infinity;

/** For a line's `ref`, and how many have room in it; all until it is measured, as on a server. */
export function useFitting(
  filters: readonly Filter[],
): readonly [line: RefObject<HTMLDivElement | null>, fitting: number] {
  const line = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(lastRoom);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = (width: number) => {
      // On a phone the line is not drawn.
      if (width === 0) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      lastRoom = Math.floor(width / rem);
      setRoom(lastRoom);
    };
    // To be asked now the browser lays the whole page out twice; the line before is as wide as a rule.
    if (lastRoom === Infinity) measure(element.clientWidth);
    const watch = new ResizeObserver(([entry]) => {
      if (entry) measure(entry.contentRect.width);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [
    line,
    fittingIn(
      room,
      filters.map(({ kind }) => widthOf[kind]),
    ),
  ];
}
