import type { RefObject } from "react";
import { isTyping } from "./heard.ts";
import { usesSingleKeys } from "./single-keys.ts";
import { usePageKeys } from "./use-page-keys.ts";

/**
 * Keys of a list wherever the focus stands on its page: `/` searches, arrows go from row to row, `x`
 * chooses, `?` lists the keys. Where somebody types they are letters; single ones can be switched off.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onHelp: () => void): void {
  usePageKeys((event) => {
    const [within, target] = [list.current, event.target];
    if (!within?.checkVisibility() || !(target instanceof HTMLElement)) return false;
    const search = within.querySelector<HTMLInputElement>("search input");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) return goTo(within, search, target, step);
    if (isTyping(target) || !usesSingleKeys()) return false;
    if (event.key === "/") search?.focus();
    else if (event.key === "?") onHelp();
    else if (event.key === "x") {
      const box = target.closest("tr")?.querySelector<HTMLInputElement>(".pick input");
      if (!box || !within.contains(box)) return false;
      box.click();
    } else return false;
    return true;
  });
}

/**
 * Moves the focus to what leads on in the next row, or in the first from the search box. Where there is
 * none, from nowhere.
 */
function goTo(
  within: HTMLElement,
  search: HTMLElement | null,
  target: HTMLElement,
  step: number,
): boolean {
  const rows = [...within.querySelectorAll<HTMLElement>("tbody tr:not(.detail)")];
  const at = rows.findIndex((row) => row.contains(target));
  const enters = target === (search ?? document.body);
  if (at < 0 && !(enters && step > 0)) return false;
  if (at >= 0 && isTyping(target)) return false;
  const row = at < 0 ? rows[0] : rows[at + step];
  // Above the first row is the search box.
  const next =
    row?.querySelector<HTMLElement>("th a, th button, a, button") ?? (step < 0 ? search : null);
  next?.focus();
  return next !== null;
}
