/** Whether a notice shows: not yet, now, or no more; switched off it shows on no day. */
export const noticeRuns = ["coming", "showing", "over"] as const;
export type NoticeRun = (typeof noticeRuns)[number];

type Days = { readonly startDate: string; readonly endDate: string | null };

/** Where a notice is between its days, on the day `2026-11-20`. */
export function runOf({ startDate, endDate }: Days, day: string): NoticeRun {
  if (startDate > day) return "coming";
  return endDate !== null && endDate < day ? "over" : "showing";
}

/** For how long a notice that was deleted can be brought back. */
export const undoHours = 24;
