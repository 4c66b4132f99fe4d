/** A story's page on a phone with text of twice its size; the next story has its own again. */
export function largeText(): () => void {
  document.documentElement.style.fontSize = "200%";
  return () => document.documentElement.style.removeProperty("font-size");
}

/** By how many pixels the page is wider than its window: what is there has to be searched for. */
export const tooWide = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
