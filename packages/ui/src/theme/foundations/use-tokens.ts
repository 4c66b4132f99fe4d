import { useEffect, useState } from "react";

/** Draws anew whenever the theme, the school's hue, the density or the emulated medium changes. */
export function useTokens(): void {
  const [, setDrawn] = useState(0);
  useEffect(() => {
    const again = () => setDrawn((count) => count + 1);
    const observer = new MutationObserver(again);
    observer.observe(document.documentElement, { attributes: true });
    // The first drawing came before the toolbar's attributes.
    again();
    return () => observer.disconnect();
  }, []);
}

/** A token's value as it counts on the page now. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
