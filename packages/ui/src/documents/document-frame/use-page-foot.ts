import { useEffect } from "react";

/**
 * Puts words at the foot of every printed page, for sheets get parted: a page's margin takes them from
 * the root element (`print.css`).
 */
export function usePageFoot(words: string): void {
  useEffect(() => {
    if (!words) return;
    const { style } = document.documentElement;
    style.setProperty("--page-foot", `"${words.replace(/["\\]/g, "\\$&")}"`);
    return () => void style.removeProperty("--page-foot");
  }, [words]);
}
