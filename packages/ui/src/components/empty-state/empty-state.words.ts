import { noResultFor, tableMessages } from "@polyportal/domain/messages/table";

/** What stands where nothing does. */
export const emptyStateWords = {
  empty: tableMessages.empty,
  /** Nothing answers to a search; the term may be empty. */
  noResult: noResultFor,
  noResultHint: tableMessages.noResultHint,
};
