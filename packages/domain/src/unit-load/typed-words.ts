/** What is typed before a student is given many units, where the school wants no approval for it. */
export const wordsOfLoad = (maximum: number): string => `ASSIGN ${maximum} UNITS`;
