import { approvalDays, type ApprovalActName } from "@polyportal/domain/approval/acts";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Change } from "../database/change.ts";
import type { Reader } from "../database/connect.ts";
import { approvals } from "../database/schema/approval.ts";
import { notify } from "../notification/notify.ts";
import type { Acting } from "../server/caller.ts";
import { approversOf, others, personOfAccount } from "./approvers.ts";
import type { Request } from "./request.ts";

/** At most this many approvers are notified. Others see the request on their dashboards. */
export const maxNotifiedApprovers = 50;

/** Who could approve what the caller asks for. */
export async function eligibleApprovers(
  db: Reader,
  act: ApprovalActName,
  { userId, impersonatorId }: Acting,
) {
  const requester = await personOfAccount(db, userId);
  const real = impersonatorId ? await personOfAccount(db, impersonatorId) : requester;
  return others(await approversOf(db, act), requester, real);
}

/** A request as a row of the database. */
export const rowOfRequest = (
  { before, after, ...request }: Request & { readonly id: string },
  { userId, impersonatorId }: Acting,
  now: Date,
): typeof approvals.$inferInsert => ({
  ...request,
  before: { ...before },
  after: { ...after },
  requesterId: userId,
  impersonatorId,
  requestedAt: now,
  lapsesAt: new Date(now.getTime() + approvalDays * 86_400_000),
});

/** Writes the request to the audit record. */
export const noteRequest = (
  { audit }: Pick<Change, "audit">,
  { act, subject, subjectId, before, after, reason }: Request,
) =>
  audit({
    action: "requestApproval",
    subject,
    subjectId,
    before,
    after: { ...after, act },
    reason,
  });

/**
 * Asks for one act on many subjects and notifies the approvers once. The caller must have checked that the
 * act is allowed and that no such request is pending.
 */
export async function requestMany(
  { tx, audit }: Change,
  asking: Acting,
  requests: readonly (Request & { readonly id: string })[],
  now: Date,
): Promise<void> {
  const [first] = requests;
  if (!first) return;
  await tx.insert(approvals).values(requests.map((one) => rowOfRequest(one, asking, now)));
  for (const request of requests) noteRequest({ audit }, request);
  const able = await eligibleApprovers(tx, first.act, asking);
  for (const { userId } of able.slice(0, maxNotifiedApprovers)) {
    await notify(tx, {
      userId,
      title: approvalMessages.toDecide,
      body: approvalMessages.andMore(first.title, requests.length - 1),
      path: staffPaths.approvals,
      now,
    });
  }
}
