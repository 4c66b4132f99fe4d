import type { Claim } from "../rights/claims.ts";
import { mostAbove } from "../unit-load/most-above.ts";
import type { Role } from "../authentication/roles.ts";

type Alone = "typed" | "sole" | "refused";

/**
 * The acts that need another person's approval, unless the school has switched that off for an act. Whoever
 * has `claim` may approve; the school may choose another claim unless the act is `fixed`. The `roles` may
 * approve too. `alone` says what happens if only the requester could approve:
 * - `refused`: the act is refused.
 * - `typed`: the requester does it alone, with typed words and the password, as in a school's first days.
 *   If only one other approver exists and the act is done to them, they do not count. If there are several,
 *   each could approve it for the others.
 * - `sole`: the same, but such an approver counts, so that only a school's sole approver acts alone.
 */
export const approvalActs = {
  superAdministrator: {
    name: "make, end or switch off a super administrator",
    claim: "users.approve",
    roles: ["registrar"],
    fixed: true,
    alone: "typed",
  },
  approvingRole: {
    // Or one that gives rights which the giver does not have.
    name: "give somebody a role that approves",
    claim: "users.approve",
    roles: [],
    fixed: false,
    alone: "typed",
  },
  approvingClaim: {
    name: "add a right that approves, releases or voids to a role",
    claim: "users.approve",
    roles: [],
    fixed: false,
    // Every approver with the role is concerned, and one person may have given it to them.
    alone: "sole",
  },
  approverAccount: {
    name: "change the address or staff number of somebody who approves",
    claim: "users.approve",
    roles: ["registrar"],
    fixed: false,
    alone: "sole",
  },
  exceptionalClaim: {
    name: "give one person a right that approves, or one over people",
    claim: "users.approve",
    roles: [],
    fixed: false,
    alone: "typed",
  },
  moveDepartment: {
    name: "move a department to another faculty",
    claim: "school.approve",
    roles: [],
    fixed: false,
    alone: "refused",
  },
  applicationFee: {
    name: "change what an application costs",
    claim: "fees.approve",
    roles: [],
    fixed: false,
    alone: "refused",
  },
  movePayment: {
    name: "move an applicant's payment to another programme",
    claim: "invoices.approve",
    roles: [],
    fixed: false,
    alone: "refused",
  },
  releasePutme: {
    name: "release PUTME results, which nobody does with an own import",
    claim: "applications.approve",
    roles: [],
    fixed: false,
    alone: "refused",
  },
  resetOffered: {
    name: "open an application again that has an offer",
    claim: "admissions.approve",
    roles: [],
    fixed: false,
    alone: "refused",
  },
  studentLoad: {
    name: `let a student register more than ${mostAbove} units above the level`,
    claim: "courses.approve",
    roles: [],
    fixed: false,
    alone: "refused",
  },
} as const satisfies Record<
  string,
  {
    name: string;
    claim: Claim;
    roles: readonly Role[];
    fixed: boolean;
    alone: Alone;
  }
>;

export type ApprovalActName = keyof typeof approvalActs;

export const approvalActNames = Object.keys(approvalActs) as ApprovalActName[];

export const approvalActName = (act: ApprovalActName): string => approvalActs[act].name;

/** What happens to an act that only the requester could approve. */
export const aloneWith = (act: ApprovalActName): Alone => approvalActs[act].alone;

/** Days after which an undecided request lapses. */
export const approvalDays = 7;

export const approvalStates = ["waiting", "approved", "refused", "lapsed", "withdrawn"] as const;
