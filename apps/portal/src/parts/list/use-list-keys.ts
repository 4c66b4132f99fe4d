import type { RefObject } from "react";
import { isTyping } from "./key-listeners.ts";
import { usesSingleKeys } from "./single-keys.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** Letters for acts on the focused row, by the act's label. */
export type RowKeys = Readonly<Record<string, string>>;

/** The checkbox that chooses a row. */
export const pickOf = ".pick input";

type Heard = {
  onHelp: () => void;
  /** With these the list is a queue: `j` and `k` go from row to row. */
  acts?: RowKeys;
  /** Called with the act's label and the row's index. */
  onAct?: (label: string, row: number) => void;
};

/**
 * The keys of a list, wherever the focus is on its page: `/` searches, arrows move, `x` chooses, `?` shows
 * the keys. They are ignored while typing, and single letters can be switched off.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { onHelp, acts, onAct }: Heard,
): void {
  usePageKeys((event) => {
    const [within, target] = [list.current, event.target];
    if (!within?.checkVisibility() || !(target instanceof HTMLElement)) return false;
    const search = within.querySelector<HTMLInputElement>("search input");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) return goTo(within, search, target, step);
    if (isTyping(target) || !usesSingleKeys()) return false;
    const row = rowsOf(within).findIndex((one) => one.contains(target));
    const letter = acts && event.key.toLowerCase();
    if (letter === "j" || letter === "k") {
      // After a decision the page itself may have the focus. Then begin at the first row.
      const from = row < 0 ? (search ?? document.body) : target;
      return goTo(within, search, from, letter === "j" ? 1 : -1);
    }
    const act = letter && acts && Object.hasOwn(acts, letter) ? acts[letter] : undefined;
    if (act !== undefined) {
      if (row >= 0) onAct?.(act, row);
      return row >= 0;
    }
    if (event.key === "/") search?.focus();
    else if (event.key === "?") onHelp();
    else if (event.key === "x") {
      const box = target.closest("tr")?.querySelector<HTMLInputElement>(pickOf);
      if (!box || !within.contains(box)) return false;
      box.click();
    } else return false;
    return true;
  });
}

const rowsOf = (within: HTMLElement) => [
  ...within.querySelectorAll<HTMLElement>("tbody tr:not(.detail)"),
];

/** Moves the focus to the link or button of the next row, or of the first one from the search box. */
function goTo(
  within: HTMLElement,
  search: HTMLElement | null,
  target: HTMLElement,
  step: number,
): boolean {
  const rows = rowsOf(within);
  const at = rows.findIndex((row) => row.contains(target));
  const enters = target === (search ?? document.body);
  if (at < 0 && !(enters && step > 0)) return false;
  if (at >= 0 && isTyping(target)) return false;
  const row = at < 0 ? rows[0] : rows[at + step];
  // Prefer what opens the row. Above the first row is the search box.
  const next =
    row?.querySelector<HTMLElement>("[data-record]") ??
    row?.querySelector<HTMLElement>("th a, th button, a, button") ??
    (step < 0 ? search : null);
  next?.focus();
  return next !== null;
}
