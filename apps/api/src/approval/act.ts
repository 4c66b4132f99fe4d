import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import type { Change } from "../database/change.ts";
import type { Services } from "../server/services.ts";

/** Who asked, who approves, and what an act may use to carry out what was asked. */
export type Carrying = {
  readonly change: Change;
  readonly services: Services;
  readonly requesterId: string;
  /** Who really asked, signed in as the requester. */
  readonly impersonatorId: string | undefined;
  readonly approverId: string;
  readonly reason: string;
  readonly now: Date;
};

/** How a family carries out what it has asked for, when another has approved it. */
export type ApprovalAct = {
  readonly act: ApprovalActName;
  /** Does it, within the transaction of the decision; what it fails with, the approver is told. */
  readonly carryOut: (carrying: Carrying, payload: unknown) => Promise<void>;
};
