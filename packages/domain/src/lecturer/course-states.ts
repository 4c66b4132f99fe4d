/** What a list of courses can be narrowed down to. */
export const assignments = ["nobody", "noCoordinator"] as const;
