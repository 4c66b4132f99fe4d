import {
  chosenOf,
  enterTriesAgain,
  firstOf,
  loadingMore,
  removeValue,
  searchFailed,
  searching,
  valueAdded,
  valueRemoved,
} from "@polyportal/domain/messages/combobox";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { noResultFor, tableMessages } from "@polyportal/domain/messages/table";

/** What a box that searches its options says. */
export const comboboxWords = {
  placeholder: "Type to search",
  /** In the box while the list is on its way. */
  loading: "Loading…",
  /** The button's name, with the field's label. */
  clear: (label: string): string => `Clear ${label}`,
  /** What was typed is no option. */
  noResult: noResultFor,
  noResultHint: tableMessages.noResultHint,
  /** How many options answer to what was typed, and how many of them are in the list. */
  counted: (shown: number, total: number, sought: string): string => {
    if (total === 0) return `${noResultFor(sought)}, ${tableMessages.noResultHint}`;
    // By hand: to load `Intl`'s numbers would hold up the very key that opens the list.
    const count = String(total).replace(/\B(?=(\d{3})+$)/g, ",");
    const results = `${count} ${total === 1 ? "result" : "results"}`;
    return shown < total ? `The first ${shown} of ${results}. Keep typing to find yours.` : results;
  },
  /** Of a server's options: on their way, and more of them. */
  searching,
  loadingMore,
  failed: searchFailed,
  enterTriesAgain,
  retry: tryAgainLabel,
  /** So many are there, of how many; undefined where the server does not say. */
  firstOf,
  /** Of a field that takes several values: the name of the list of them, with the field's label. */
  chosen: chosenOf,
  remove: removeValue,
  added: valueAdded,
  removed: valueRemoved,
};
