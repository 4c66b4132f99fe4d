/**
 * The O-Level result: sittings, and subject rows of each; how many must be complete a programme says. The
 * first four want `whole`, and say one thing of none and of too few.
 */
export const oLevelLimits = { maxSittings: 2, rows: 9, whole: 8 } as const;
