import type { RefObject } from "react";
import { useLayoutEffect, useRef } from "react";
import { place } from "./place.ts";

/**
 * Opens a dialog under its `opener`, aligned at `side`, and keeps it there while the page scrolls or it
 * grows. Focuses the element that `first` selects. Returns the dialog's ref.
 */
export function usePanelUnder(
  opener: RefObject<HTMLElement | null>,
  side: "start" | "end",
  first: string,
): RefObject<HTMLDialogElement | null> {
  const panel = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const [dialog, button] = [panel.current, opener.current];
    if (!dialog || !button) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(first)?.focus();
    const stay = () => place(dialog, button, side);
    stay();
    addEventListener("scroll", stay, true);
    addEventListener("resize", stay);
    // It grows with text size, opened branches and search results.
    const grown = new ResizeObserver(stay);
    grown.observe(dialog);
    return () => {
      grown.disconnect();
      removeEventListener("scroll", stay, true);
      removeEventListener("resize", stay);
      dialog.close();
    };
  }, [opener, side, first]);
  return panel;
}
