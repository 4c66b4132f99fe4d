import type { SheetState } from "./states.ts";

/** The states in which a sheet is with somebody who decides about it. */
export const waitingStates = ["submitted", "checked", "approved"] as const;

const waits = (state: SheetState): boolean => waitingStates.some((one) => one === state);

/**
 * Whether a list of sheets that names no session is of all of them: what waits goes on waiting when the
 * session turns over. `decides` is of whom the list without states shows what waits for them; for the others
 * it is that of the current session, as a list of other states is.
 */
export const isOfAllSessions = (
  states: readonly SheetState[] | undefined,
  decides: boolean,
): boolean => (states ? states.every(waits) : decides);
