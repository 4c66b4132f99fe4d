import { formatDateTime } from "../format/date.ts";

/** Words of what a reviewer lays beside the scores of a sheet. */
export const sheetReviewWords = {
  unusual: "Look twice at this result",
  earlier: "Beside earlier sessions",
  columns: { session: "Academic session", mean: "Mean", passRate: "Passed" },
  now: (session: string): string => `${session}, this sheet`,
  noneEarlier: "No result of this course was published in an earlier session.",
  changed: "Changed since it came back",
  cameBack: (at: string): string => `It came back on ${formatDateTime(at)}.`,
  nothingChanged: "No row is another since then.",
  nothing: "Nothing",
  change: (before: string, now: string): string => `${before}; now ${now}`,
} as const;
