/** What is said of courses that cannot be left out any more, to students and officers alike. */
export const scoresEntered = (codes: readonly string[]): string =>
  codes.map((code) => `scores are entered for ${code}; it cannot be dropped`).join("; ");
