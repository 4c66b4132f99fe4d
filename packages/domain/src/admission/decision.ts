/** What the school has decided about an application, as far as it is told. */
export const decisions = ["admitted", "submitted", "in-progress"] as const;

export type Decision = (typeof decisions)[number];

/** How an application stands with the school. */
export function decisionOf(application: {
  readonly admittedAt: Date | null;
  readonly completedAt: Date | null;
}): Decision {
  if (application.admittedAt) return "admitted";
  return application.completedAt ? "submitted" : "in-progress";
}
