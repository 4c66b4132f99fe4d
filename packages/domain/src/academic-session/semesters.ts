/** The semesters of an academic session. */
export const semesters = ["First", "Second"] as const;
