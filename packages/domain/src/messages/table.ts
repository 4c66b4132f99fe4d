export const tableMessages = {
  empty: "Your request results will be displayed here",
  noResult: "No result found",
  noResultHint: "check your selection and try again",
} as const;

/** "No result found", with the search term where there is one. */
export const noResultFor = (term: string): string =>
  term.trim() === "" ? tableMessages.noResult : `${tableMessages.noResult} for "${term.trim()}"`;
