import type { MouseEvent, SyntheticEvent } from "react";
import { useEscape } from "./use-escape.ts";

/**
 * Closes a native dialog on Escape, a phone's Back, and a press outside. Spread the result on the dialog and
 * wrap its content in a box.
 */
export function useLeaving(leave: () => void) {
  useEscape(true, leave);
  return {
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      leave();
    },
    onMouseDown(event: MouseEvent) {
      // The dialog element itself is the backdrop.
      if (event.target !== event.currentTarget) return;
      // The press would blur everything.
      event.preventDefault();
      leave();
    },
  };
}
