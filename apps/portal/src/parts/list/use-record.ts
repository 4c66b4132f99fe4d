import { useEffect, useRef, useState } from "react";
import { openRecord } from "./record.ts";
import { useAddress } from "./use-address.ts";
import { useWide } from "./wide.ts";

/** The record that the address has open beside the list; its row has the focus back when it closes. */
export function useRecord() {
  const open = useAddress()[0].get(openRecord);
  const wide = useWide();
  // What stands open when the page comes leaves the focus where the page has it.
  const [seen, setSeen] = useState({ open, focused: false });
  if (seen.open !== open) setSeen({ open, focused: true });
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === null || open !== null || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(left)}"]`);
    const place = row ?? document.querySelector<HTMLElement>("[data-page-title]");
    // Beside the list it kept its place; where the record stood instead of it, it has to be found again.
    place?.focus({ preventScroll: wide });
  }, [open, wide]);
  return { open, wide, focused: seen.focused };
}
