/** As what a class takes a course. */
export const courseStatuses = ["Core", "Elective"] as const;
