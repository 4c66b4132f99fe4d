/** How far the scores of a course have come; nothing stands where nobody has begun. */
export const sheetStates = ["draft", "submitted", "approved", "published"] as const;

/** What a list of courses can be narrowed down to. */
export const assignments = ["nobody", "noCoordinator"] as const;
