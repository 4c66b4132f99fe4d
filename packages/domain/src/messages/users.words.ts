/** What the pages of the people who sign in say, each for itself. */
export const usersWords = {
  /** Follows an office: "Dean, School of Engineering (to 1 March 2027)". */
  until: (day: string) => ` (to ${day})`,
} as const;
