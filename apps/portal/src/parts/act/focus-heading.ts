/** Gives a focus that went with what was pressed to the page's heading: else the next Tab begins at the top. */
export function focusHeading(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>("h1[data-page-title]")?.focus({ preventScroll: true });
}
