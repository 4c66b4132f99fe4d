/** What stands under the spinner of a page, where the caller says nothing. */
export const pageLoaderWords = { label: "Loading…" };
