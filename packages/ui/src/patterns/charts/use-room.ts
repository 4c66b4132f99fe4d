import type { RefObject } from "react";
import { useLayoutEffect, useRef, useState } from "react";

/** How much room a drawing has. */
export type Room = {
  /** Its width in pixels. */
  width: number;
  /** How many times their ordinary size a reader's letters have. */
  scale: number;
  /** A phone's width with large letters: a drawing has no room for its words. */
  narrow: boolean;
};

const roomOf = (width: number, scale: number): Room => ({
  width,
  scale,
  narrow: width < 240 * scale,
});

/** The room of what stands around an element as wide as that and 1 rem high; it follows both. */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const probe = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(() => roomOf(320, 1));
  useLayoutEffect(() => {
    const { current } = probe;
    if (!current) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: rem } = current;
      const scale = rem / 16;
      // Of what is not shown nothing can be said.
      if (width === 0 || rem === 0) return;
      setRoom((before) =>
        before.width === width && before.scale === scale ? before : roomOf(width, scale),
      );
    };
    measure();
    const grown = new ResizeObserver(measure);
    grown.observe(current);
    return () => grown.disconnect();
  }, []);
  return [probe, room];
}
