import { useEffect, useRef } from "react";
import { focusHeading } from "../act/focus-heading.ts";

/** By then an open dialog has closed and restored the focus if it could. */
const closedMs = 300;

/**
 * An import opens within the page of its list, so no page change moves the focus, although the pressed button
 * is gone. This moves it to the heading.
 */
export function useKeptFocus(step: string | null): void {
  const shown = useRef<string | null>(undefined);
  useEffect(() => {
    if (shown.current !== step) focusHeading();
    shown.current = step;
    return () => void setTimeout(focusHeading, closedMs);
  }, [step]);
}
