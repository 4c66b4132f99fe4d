import { notice } from "./notice.ts";

/** How a request stands that the registry decides: the badge's tone and words. */
export const decisionStates = {
  pending: { status: "unapproved", label: "Waiting for a decision" },
  approved: { status: "success", label: "Approved" },
  refused: { status: "fail", label: "Refused" },
  withdrawn: { status: "neutral", label: "Withdrawn" },
} as const;

export const departmentChangeMessages = {
  history: "What became of it",
  applied: { who: "You", what: "applied" },
  decided: {
    approved: { who: "The registry", what: "approved the application" },
    refused: { who: "The registry", what: "refused the application" },
    withdrawn: { who: "You", what: "withdrew the application" },
  },
  apply: "Apply to change department",
  sent: notice("Application sent", "The registry will decide on it."),
  withdrawn: notice("Application withdrawn", "You stay in your department."),
  withdrawFailed: notice("Invalid Action!", "The application was not withdrawn."),
} as const;
