import type { RefObject } from "react";
import { isTyping } from "./heard.ts";
import { usesSingleKeys } from "./single-keys.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** Letters that do something with the row in which the focus stands, by the label of the row's act. */
export type RowKeys = Readonly<Record<string, string>>;

/** What chooses a row. */
export const pickOf = ".pick input";

type Heard = {
  onHelp: () => void;
  /** With them the list is a queue: `j` and `k` go from row to row. */
  acts?: RowKeys;
  /** Called with the act's label, and with the row's place in the list. */
  onAct?: (label: string, row: number) => void;
};

/**
 * Keys of a list wherever the focus stands on its page: `/` searches, arrows go from row to row, `x`
 * chooses, `?` lists the keys. Where somebody types they are letters; single ones can be switched off.
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
      // After a decision the focus may stand on the page itself: the queue goes on from its first row.
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
  const rows = rowsOf(within);
  const at = rows.findIndex((row) => row.contains(target));
  const enters = target === (search ?? document.body);
  if (at < 0 && !(enters && step > 0)) return false;
  if (at >= 0 && isTyping(target)) return false;
  const row = at < 0 ? rows[0] : rows[at + step];
  // What opens the row comes before what leads elsewhere. Above the first row is the search box.
  const next =
    row?.querySelector<HTMLElement>("[data-record]") ??
    row?.querySelector<HTMLElement>("th a, th button, a, button") ??
    (step < 0 ? search : null);
  next?.focus();
  return next !== null;
}
