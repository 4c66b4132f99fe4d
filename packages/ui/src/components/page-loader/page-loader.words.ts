/** The default words under a page's spinner. */
export const pageLoaderWords = { label: "Loading…" };
