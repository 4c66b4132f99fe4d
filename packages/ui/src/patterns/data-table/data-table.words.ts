import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import {
  cellNotSaved,
  changesNotSaved,
  detailsLabel,
  detailsOf,
  exportFailed,
  notANumber,
  notSavedBecause,
  selectAllMatching,
  selectedAll,
  selectedRows,
  totalOfAll,
  totalOfPage,
  undoLabel,
} from "@polyportal/domain/messages/table";

/** Words of a table; `name` is the caller's name of a row. */
export const dataTableWords = {
  /** With the table's own name. */
  loading: (label: string): string => `Loading ${label}`,
  pages: (label: string): string => `Pages of ${label}`,
  clearSearch: "Clear the search",
  sortBy: "Sort by",
  ownOrder: "Its own order",
  ascending: (column: string): string => `${column}, first to last`,
  descending: (column: string): string => `${column}, last to first`,
  columns: "Columns",
  rowHeight: "Row height",
  compact: "Compact",
  roomy: "Roomy",
  export: "Export",
  page: "This page",
  all: "All rows",
  /** In the menu: which rows, as which kind of file. */
  exportAs: (rows: string, kind: string): string => `${rows} as ${kind}`,
  csv: "CSV",
  excel: "Excel",
  exportFailed,
  select: (name: string): string => `Select ${name}`,
  selectPage: "Select all rows on this page",
  /** Beside the checkbox on a phone. */
  selectPageShort: "All",
  selected: selectedRows,
  /** All matches are chosen, except for this many. */
  selectedAll,
  selectMatching: selectAllMatching,
  details: detailsLabel,
  detailsOf,
  actions: "Actions",
  actionsFor: (name: string): string => `Actions for ${name}`,
  totalOfPage,
  totalOfAll,
  /** For edited cells: the cell's name, and why it was refused. */
  saved: (cell: string): string => `${cell}: saved`,
  notSaved: (cell: string, why: string): string => `${cell}: not saved. ${why}`,
  notSavedBecause,
  /** Without a given reason. */
  cellNotSaved,
  notANumber,
  changesNotSaved,
  retry: tryAgainLabel,
  undo: undoLabel,
};
