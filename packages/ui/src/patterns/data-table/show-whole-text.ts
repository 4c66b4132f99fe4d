import type { PointerEvent } from "react";

/**
 * Gives a cell whose text is cut a `title` with all of it when the pointer comes over it. Only then, because
 * a thousand rows have ten thousand cells, and whether a text is cut is known by measuring.
 */
export function showWholeText({ target }: PointerEvent<HTMLTableElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td, th") : null;
  if (!cell) return;
  const parts = [cell, ...cell.querySelectorAll(".ui-badge")];
  if (parts.some((part) => part.scrollWidth > part.clientWidth)) cell.title = cell.textContent;
  else if (cell.title !== "") cell.removeAttribute("title");
}
