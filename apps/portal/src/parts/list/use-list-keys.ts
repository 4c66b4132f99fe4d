import { useEffect, useEffectEvent, type RefObject } from "react";
import { isElsewhere, isTyping } from "./heard.ts";
import { usesSingleKeys } from "./single-keys.ts";

/**
 * Keys of a list wherever the focus stands on its page: `/` searches, arrows go from row to row, `x`
 * chooses, `?` lists the keys. Where somebody types they are letters; single ones can be switched off.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const [within, target] = [list.current, event.target];
    if (!within?.checkVisibility() || !(target instanceof HTMLElement) || isElsewhere(event))
      return;
    const search = within.querySelector<HTMLInputElement>("search input");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (!goTo(within, search, target, step)) return;
      return event.preventDefault();
    }
    if (isTyping(target) || !usesSingleKeys()) return;
    if (event.key === "/") search?.focus();
    else if (event.key === "?") onHelp();
    else if (event.key === "x") {
      const box = target.closest("tr")?.querySelector<HTMLInputElement>(".pick input");
      if (!box || !within.contains(box)) return;
      box.click();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
}

/** Moves the focus to what leads on in the next row, or in the first from the search box. */
function goTo(
  within: HTMLElement,
  search: HTMLElement | null,
  target: HTMLElement,
  step: number,
): boolean {
  const rows = [...within.querySelectorAll<HTMLElement>("tbody tr:not(.detail)")];
  const at = rows.findIndex((row) => row.contains(target));
  if (at < 0 && !(target === search && step > 0)) return false;
  if (at >= 0 && isTyping(target)) return false;
  const row = at < 0 ? rows[0] : rows[at + step];
  // Above the first row is the search box.
  const next =
    row?.querySelector<HTMLElement>("th a, th button, a, button") ?? (step < 0 ? search : null);
  next?.focus();
  return next !== null;
}
