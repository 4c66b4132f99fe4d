import { useEffect, useRef, useState } from "react";
import { openRecord } from "./record.ts";
import { useAddress } from "./use-address.ts";
import { useWide } from "./wide.ts";

/** The record that is open beside the list. When it closes, its row gets the focus. */
export function useRecord() {
  const open = useAddress()[0].get(openRecord);
  const wide = useWide();
  // A record that is open on arrival does not take the focus.
  const [seen, setSeen] = useState({ open, focused: false });
  if (seen.open !== open) setSeen({ open, focused: true });
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === null || open !== null || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(left)}"]`);
    const place = row ?? document.querySelector<HTMLElement>("[data-page-title]");
    // Scroll only if the record had replaced the list.
    place?.focus({ preventScroll: wide });
  }, [open, wide]);
  return { open, wide, focused: seen.focused };
}
