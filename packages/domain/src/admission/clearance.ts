/** How a newcomer stands with an office that clears: nothing looked at yet, in order, or sent back. */
export const clearanceStates = ["waiting", "cleared", "returned"] as const;
/** One of them. */
export type ClearanceState = (typeof clearanceStates)[number];

/** How far somebody has come: `3 of 7`. */
export const clearedOf = (components: readonly { readonly state: ClearanceState }[]): string =>
  `${components.filter(({ state }) => state === "cleared").length} of ${components.length}`;
