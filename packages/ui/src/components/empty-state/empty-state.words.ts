import { noResultFor, tableMessages } from "@polyportal/domain/messages/table";

/** Words for empty lists. */
export const emptyStateWords = {
  empty: tableMessages.empty,
  /** A search found nothing; the term may be empty. */
  noResult: noResultFor,
  noResultHint: tableMessages.noResultHint,
};
