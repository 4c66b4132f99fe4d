/** The kinds of status badge. */
export const statusBadges = ["success", "warning", "fail", "unapproved"] as const;
export type StatusBadge = (typeof statusBadges)[number];

/** The filter options of a table that names none of its own. */
export const defaultFilters = ["Un-appraised", "In-progress", "completed"] as const;
