import type { ApplicationStage } from "../application-invoice/stages.ts";

/** How far applicants have come, in the officials' figures and in the list behind them. */
export const applicationStageMessages = {
  stage: "Stage",
  stages: {
    invoiced: "Invoiced",
    paid: "Paid",
    begun: "Begun",
    submitted: "Sent",
    offered: "Offered",
  } satisfies Record<ApplicationStage, string>,
} as const;
