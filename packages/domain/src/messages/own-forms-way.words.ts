/** What leads from the start of a form to the answers of another. */
export const waysToOwnForms = { beginWith: "Use answers from another application" } as const;

/** Where the details page offers them. */
export const ownFormsHash = "#answers";
