import { useEffect, useRef, type RefObject } from "react";

/** For the heading of what has just appeared in the place of something else: it takes the focus. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
