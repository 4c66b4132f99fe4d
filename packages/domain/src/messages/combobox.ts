/** On the way to the options of a search. */
export const searching = "Searching…";
export const loadingMore = "Loading more…";

/** The options did not come; the box has the keys, so Enter is what asks again. */
export const searchFailed = "The results could not be loaded.";
export const enterTriesAgain = "Press Enter to try again.";

/** Some of the results are there: how to come by the others. */
export const firstOf = (shown: number, total: number | undefined): string =>
  total === undefined
    ? `The first ${shown} results. Go on for more, or keep typing.`
    : `The first ${shown} of ${total.toLocaleString("en-NG")} results. Go on for more, or keep typing.`;

/** Of a field that takes several values. */
export const removeValue = (value: string): string => `Remove ${value}`;
export const chosenOf = (label: string): string => `Chosen: ${label}`;
export const valueAdded = (value: string): string => `${value} chosen`;
export const valueRemoved = (value: string): string => `${value} removed`;
