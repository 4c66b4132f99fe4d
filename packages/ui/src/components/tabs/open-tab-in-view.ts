import { useEffect, useRef, type RefObject } from "react";

/** Scrolls a row of tabs to the open one, without scrolling the page. */
export function useOpenTabInView<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const tabs = row.current;
    // Keep a manual scroll position until another tab opens.
    if (shown.current === open) return;
    shown.current = open;
    const tab = tabs?.querySelector<HTMLElement>("[data-state=active], [aria-current=page]");
    if (!tabs || !tab) return;
    const [edge, place] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    tabs.scrollLeft += place.left + place.width / 2 - (edge.left + edge.width / 2);
  }, [open]);
  return row;
}
