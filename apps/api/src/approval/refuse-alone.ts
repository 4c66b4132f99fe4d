import { aloneWith } from "@polyportal/domain/approval/acts";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { manyApproversMessages } from "@polyportal/domain/messages/many-approvers";
import type { Reader } from "../database/connect.ts";
import { fail } from "../failure.ts";
import type { Acting } from "../server/caller.ts";
import { approversOf, others } from "./approvers.ts";
import { hasRemovedApprovers } from "./removed-approvers.ts";
import type { Request } from "./request.ts";

/**
 * Fails with `nobody_else_approves` unless the caller may do the act alone. It is refused if somebody else
 * could approve it, if the caller may not approve this act for others, or if the caller has just removed
 * those who could.
 */
export async function refuseAlone(
  db: Reader,
  { act, concerned }: Pick<Request, "act" | "concerned">,
  { userId, impersonatorId }: Acting,
): Promise<void> {
  const approvers = await approversOf(db, act);
  // An account that was said to be the caller's own, by its staff number, does not count as another approver.
  const rest = approvers.filter((one) => one.userId !== userId && one.userId !== impersonatorId);
  const done = aloneWith(act) === "sole" ? [] : concerned;
  if (rest.some((one) => !done.includes(one.userId))) fail("nobody_else_approves");
  // Several accounts are concerned, and each could approve the act for the others.
  if (others(rest, ...rest.slice(0, 1)).length > 0) {
    fail("nobody_else_approves", { message: manyApproversMessages.oneByOne });
  }
  // Whoever may not approve this act for others may not do it alone either.
  if (approvers.every((one) => one.userId !== userId)) fail("nobody_else_approves");
  if (await hasRemovedApprovers(db, act, { userId, impersonatorId })) {
    fail("nobody_else_approves", { message: approvalMessages.removedApprovers });
  }
}
