import { notice } from "./notice.ts";

export const tableMessages = {
  empty: "Your request results will be displayed here",
  noResult: "No result found",
  noResultHint: "check your selection and try again",
} as const;

/** "No result found", with the search term where there is one. */
export const noResultFor = (term: string): string =>
  term.trim() === "" ? tableMessages.noResult : `${tableMessages.noResult} for "${term.trim()}"`;

/** Which rows are in sight: "showing 1-10 of 4,812". */
export const showingRows = (from: number, to: number, total: number): string =>
  `showing ${count(from)}-${count(to)} of ${count(total)}`;

/** How many rows are chosen: "3 selected". */
export const selectedRows = (selected: number): string => `${count(selected)} selected`;

/** A table could not be saved as a file. */
export const exportFailed = notice("The file could not be made", "Please try again.");

const count = (number: number): string => number.toLocaleString("en-NG");
