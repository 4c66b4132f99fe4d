import { defaultFilters } from "../table/status.ts";
import type { StatusBadge } from "../table/status.ts";

const [unappraised, inProgress, completed] = defaultFilters;

/** How far a student is with a lecturer's appraisal, in the words of the default filters. */
export const appraisalStates = defaultFilters;
export type AppraisalState = (typeof appraisalStates)[number];

/** The state by what is recorded; nothing is recorded before the first answer. */
export const appraisalStateOf = (
  recorded: "in-progress" | "completed" | null | undefined,
): AppraisalState => {
  if (recorded == null) return unappraised;
  return recorded === "completed" ? completed : inProgress;
};

/** Whether it can still be answered: it is sent once. */
export const canAppraise = (state: AppraisalState): boolean => state !== completed;

const badges: Record<AppraisalState, StatusBadge> = {
  [unappraised]: "unapproved",
  [inProgress]: "warning",
  [completed]: "success",
};

export const appraisalBadge = (state: AppraisalState): StatusBadge => badges[state];
