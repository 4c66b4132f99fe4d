/**
 * Moves the focus to the page's heading if the focused element is gone. Otherwise the next Tab would begin at
 * the top.
 */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("h1[data-page-title]")?.focus({ preventScroll: true });
}
