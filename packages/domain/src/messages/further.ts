/** The parts of a person's section that later programmes have. */
export const furtherGroups = { further: "More about you", sponsor: "Sponsor" } as const;

/** What later programmes call a choice. */
export const choiceWords = { award: "Award", option: "Option" } as const;
