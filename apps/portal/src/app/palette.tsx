import { Suspense, useEffect, useState, type ReactNode } from "react";
import { lazyPart } from "./lazy-part.ts";

const Palette = lazyPart(async () => (await import("./opened-palette.tsx")).Palette);

type Palette = {
  /** Opens the search over the pages. */
  openPalette: () => void;
  /** The search, to be drawn anywhere on the page. */
  palette: ReactNode;
};

/** The search over the pages, by Ctrl K or the header's button; its code comes when it first opens. */
export function usePalette(): Palette {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return {
    openPalette: () => setOpen(true),
    palette: open !== undefined && (
      <Suspense fallback={null}>
        <Palette open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}
