import { showingRows } from "@polyportal/domain/messages/table";

const figure = (value: number): string => value.toLocaleString("en-NG");

/** Words of the pagination. */
export const paginationWords = {
  /** The region's default name. */
  label: "Pages",
  /** Which items are shown: first, last and total. */
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
