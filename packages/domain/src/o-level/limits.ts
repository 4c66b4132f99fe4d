/** The O-Level result: sittings, subject rows of each, and how many rows must be complete. */
export const oLevelLimits = { maxSittings: 2, rows: 9, minSubjects: 8 } as const;
