import { notice } from "./notice.ts";

export const tableMessages = {
  empty: "Your request results will be displayed here",
  noResult: "No result found",
  noResultHint: "check your selection and try again",
} as const;

/** "No result found", with the search term where there is one. */
export const noResultFor = (term: string): string =>
  term.trim() === "" ? tableMessages.noResult : `${tableMessages.noResult} for "${term.trim()}"`;

/** Which rows are in sight: "showing 1-10 of 4,812"; "of more than 10,000" where no more were counted. */
export const showingRows = (from: number, to: number, total: number, more = false): string =>
  `showing ${count(from)}-${count(to)} of ${more ? "more than " : ""}${count(total)}`;

/** How many rows a list has, beside its title: "4,812 rows"; "more than 10,000 rows". */
export const countOf = (total: number, more = false): string =>
  `${more ? "more than " : ""}${count(total)} ${total === 1 ? "row" : "rows"}`;

/** How many rows are chosen: "3 selected". */
export const selectedRows = (selected: number): string => `${count(selected)} selected`;

/** All that match are chosen, but as many as were dropped again. */
export const selectedAll = (total: number, except: number): string =>
  except === 0
    ? `All ${count(total)} that match are selected`
    : `${count(Math.max(0, total - except))} selected: all ${count(total)} that match but ${count(except)}`;

/** On the button that chooses those of other pages, too. */
export const selectAllMatching = (total: number): string => `Select all ${count(total)} that match`;

/** Before the figures at a table's foot: of what they are. */
export const totalOfPage = "Total of this page";
export const totalOfAll = (total: number): string => `Total of all ${count(total)}`;

/** On the button that opens more of a row, and its name for screen readers. */
export const detailsLabel = "Details";
export const detailsOf = (name: string): string => `${detailsLabel} of ${name}`;

/** A cell's new value was refused: why, and what gives it up. */
export const notSavedBecause = (why: string): string => `Not saved: ${why}`;
export const undoLabel = "Undo";
/** Where the server gave no reason. */
export const cellNotSaved = "The change did not reach the school's records.";
export const notANumber = "Enter a number.";
export const changesNotSaved = (changes: number): string =>
  changes === 1 ? "1 change is not saved" : `${count(changes)} changes are not saved`;

/** A table could not be saved as a file. */
export const exportFailed = notice("The file could not be made", "Please try again.");

const count = (number: number): string => number.toLocaleString("en-NG");
