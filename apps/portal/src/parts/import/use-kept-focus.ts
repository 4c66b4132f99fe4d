import { useEffect, useRef } from "react";
import { focusHeading } from "../act/focus-heading.ts";

/** By then a question that was open has closed, and has given the focus back where it could. */
const closedMs = 300;

/**
 * An import stands at the address of its list, so nobody has arrived at a page when it opens, goes on or
 * closes: the link or button that was pressed is gone, and the focus with it. It goes to the heading.
 */
export function useKeptFocus(step: string | null): void {
  const shown = useRef<string | null>(undefined);
  useEffect(() => {
    if (shown.current !== step) focusHeading();
    shown.current = step;
    return () => void setTimeout(focusHeading, closedMs);
  }, [step]);
}
