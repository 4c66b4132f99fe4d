import { showingRows } from "@polyportal/domain/messages/table";

const figure = (value: number): string => value.toLocaleString("en-NG");

/** What the way through a long list says. */
export const paginationWords = {
  /** The region's name, where the caller gives none. */
  label: "Pages",
  /** Which items are in sight: first, last and how many there are. */
  showing: showingRows,
  previous: "Previous",
  previousPage: "Previous page",
  next: "Next",
  nextPage: "Next page",
  page: (page: number): string => `Page ${figure(page)}`,
  pageOf: (page: number, pages: number): string => `Page ${figure(page)} of ${figure(pages)}`,
  size: "Rows per page",
  figure,
};
