import { cleaned } from "../text/clean.ts";

/**
 * What stands in the grade's column instead of a grade: absent without an accepted reason, an accepted
 * absence, work outstanding, a misconduct case, withheld.
 */
export const markCodes = ["ABS", "SICK", "INC", "MAL", "WHD"] as const;
export type MarkCode = (typeof markCodes)[number];

/** Whether it counts as F, whatever the parts say. The others have no grade: the course stays awaited. */
export const countsAsFailed = (code: MarkCode): boolean => code === "ABS" || code === "MAL";

/** Whether the course is offered again at the next registration, where an attempt settles it. */
export const isOfferedAgain = (code: MarkCode): boolean => code === "SICK" || code === "INC";

/** Whether it is given with a reason alone. */
export const needsReason = (code: MarkCode): boolean => code === "MAL" || code === "WHD";

/** Whether an exam mark may stand beside it: of what is withheld, hidden from the student. */
export const goesWithExam = (code: MarkCode): boolean => code === "WHD";

/** The code that somebody has typed, in whatever case; undefined where it is none. */
export const markCodeOf = (text: string): MarkCode | undefined =>
  markCodes.find((code) => code === cleaned(text).trim().toUpperCase());
