import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import type { Change } from "../database/change.ts";
import type { Services } from "../server/services.ts";

/** Who asked, who approves, and what carrying out the act may use. */
export type Carrying = {
  readonly change: Change;
  readonly services: Services;
  readonly requesterId: string;
  /** The account that really asked while signed in as the requester. */
  readonly impersonatorId: string | undefined;
  readonly approverId: string;
  readonly reason: string;
  readonly now: Date;
};

/** How a family carries out an act once somebody else has approved it. */
export type ApprovalAct = {
  readonly act: ApprovalActName;
  /** Runs within the transaction of the decision. If it fails, the approver sees the error. */
  readonly carryOut: (carrying: Carrying, payload: unknown) => Promise<void>;
};
