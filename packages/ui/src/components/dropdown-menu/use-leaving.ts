import type { MouseEvent, SyntheticEvent } from "react";
import { useEscape } from "./use-escape.ts";

/**
 * What a native dialog that is there goes by: Escape, a phone's own way back, and a press beside it.
 * Spread the answer on it; what is in it stands in a box inside.
 */
export function useLeaving(leave: () => void) {
  useEscape(true, leave);
  return {
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      leave();
    },
    onMouseDown(event: MouseEvent) {
      // The dialog's own box is its backdrop.
      if (event.target !== event.currentTarget) return;
      // The press would take the focus to nowhere.
      event.preventDefault();
      leave();
    },
  };
}
