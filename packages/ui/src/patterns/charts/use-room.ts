import type { RefObject } from "react";
import { useLayoutEffect, useRef, useState } from "react";

/** The space for a drawing. */
export type Room = {
  /** Its width in pixels. */
  width: number;
  /** The scale of the reader's text. */
  scale: number;
  /** A phone's width with large text: the words of a drawing do not fit. */
  narrow: boolean;
};

const roomOf = (width: number, scale: number): Room => ({
  width,
  scale,
  narrow: width < 240 * scale,
});

/** Measures the parent of an element that is 1 rem high and in full width, and follows its changes. */
export function useRoom(): [RefObject<HTMLDivElement | null>, Room] {
  const probe = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(() => roomOf(320, 1));
  useLayoutEffect(() => {
    const { current } = probe;
    if (!current) return;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: rem } = current;
      const scale = rem / 16;
      // A hidden element cannot be measured.
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
