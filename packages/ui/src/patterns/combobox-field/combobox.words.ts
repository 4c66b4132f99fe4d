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

/** Words of a combobox. */
export const comboboxWords = {
  placeholder: "Type to search",
  /** In the box while the options are loading. */
  loading: "Loading…",
  /** The button's name, with the field's label. */
  clear: (label: string): string => `Clear ${label}`,
  /** The typed text is no option. */
  noResult: noResultFor,
  noResultHint: tableMessages.noResultHint,
  /** How many options match, and how many of them are in the list. */
  counted: (shown: number, total: number, sought: string): string => {
    if (total === 0) return `${noResultFor(sought)}, ${tableMessages.noResultHint}`;
    // Formatted by hand: loading `Intl` would delay the key that opens the list.
    const count = String(total).replace(/\B(?=(\d{3})+$)/g, ",");
    const results = `${count} ${total === 1 ? "result" : "results"}`;
    return shown < total ? `The first ${shown} of ${results}. Keep typing to find yours.` : results;
  },
  /** For options of a server: loading, and more of them. */
  searching,
  loadingMore,
  failed: searchFailed,
  enterTriesAgain,
  retry: tryAgainLabel,
  /** How many are shown, of how many; undefined if the server does not count. */
  firstOf,
  /** For several values: the name of the list of chosen ones, with the field's label. */
  chosen: chosenOf,
  remove: removeValue,
  added: valueAdded,
  removed: valueRemoved,
};
