import { Suspense, useEffect, useState, type ReactNode } from "react";
import { lazyPart } from "./lazy-part.ts";

const Palette = lazyPart(async () => (await import("./opened-palette.tsx")).Palette);

type Palette = {
  /** Opens the search for pages. */
  openPalette: () => void;
  /** The search, to render anywhere on the page. */
  palette: ReactNode;
};

/** The search for pages, opened by Ctrl K or the header's button. Loaded when first opened. */
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
