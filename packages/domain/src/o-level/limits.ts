/** The O-Level result: sittings, and subject rows of each; how many must be complete a programme says. */
export const oLevelLimits = { maxSittings: 2, rows: 9 } as const;
