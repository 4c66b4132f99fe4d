import type { RefObject } from "react";
import { useLayoutEffect, useRef, useState } from "react";
import type { Filter } from "./filter.ts";

/** The minimum width of each kind of control, in rem. Used to fill a line without measuring text. */
export const widthOf: Readonly<Record<Filter["kind"], number>> = {
  text: 11,
  select: 9,
  several: 10,
  tree: 12,
  dates: 20,
};

const gap = 0.75;
const moreWidth = 10;

/** How many controls fit into a line of `room` rem beside "More filters". */
export function fittingIn(room: number, widths: readonly number[]): number {
  const ends = widths.map((_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width + gap, -gap),
  );
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  // At least one, because a button alone would not show what can be filtered.
  return Math.max(1, ends.filter((end) => end + gap + moreWidth <= room).length);
}

/** The width when filters were last shown, in rem. */
let lastRoom = Infinity;

/** A line's `ref`, and how many controls fit into it; all until it is measured, as on a server. */
export function useFitting(
  filters: readonly Filter[],
): readonly [line: RefObject<HTMLDivElement | null>, fitting: number] {
  const line = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(lastRoom);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = (width: number) => {
      // The line is not shown on phones.
      if (width === 0) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      lastRoom = Math.floor(width / rem);
      setRoom(lastRoom);
    };
    // Measuring now would lay out the page twice, and the previous line usually had the same width.
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
