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
 * Fails with `nobody_else_approves` where whoever asks may not do alone what nobody else could approve: others
 * approve this act, though not of themselves or of one's own; or he could not approve it of others; or he has just
 * removed whoever could.
 */
export async function refuseAlone(
  db: Reader,
  { act, concerned }: Pick<Request, "act" | "concerned">,
  { userId, impersonatorId }: Acting,
): Promise<void> {
  const approvers = await approversOf(db, act);
  // Another's account that is told to be one's own, by a staff number, makes nobody the only one.
  const rest = approvers.filter((one) => one.userId !== userId && one.userId !== impersonatorId);
  const done = aloneWith(act) === "sole" ? [] : concerned;
  if (rest.some((one) => !done.includes(one.userId))) fail("nobody_else_approves");
  // Each of several could approve it of the others.
  if (others(rest, ...rest.slice(0, 1)).length > 0) {
    fail("nobody_else_approves", { message: manyApproversMessages.oneByOne });
  }
  // Whoever may not approve this act for others may not do it alone either.
  if (approvers.every((one) => one.userId !== userId)) fail("nobody_else_approves");
  if (await hasRemovedApprovers(db, act, { userId, impersonatorId })) {
    fail("nobody_else_approves", { message: approvalMessages.removedApprovers });
  }
}
