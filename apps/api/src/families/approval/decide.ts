import type { approvalEndpoints } from "@polyportal/api-client/contract/approval";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq } from "drizzle-orm";
import type { ApprovalAct } from "../../approval/act.ts";
import { personOfAccount } from "../../approval/approvers.ts";
import { readActsDecidedBy } from "../../approval/policies.ts";
import type { Transaction } from "../../database/connect.ts";
import { approvals } from "../../database/schema/approval.ts";
import { users } from "../../database/schema/users.ts";
import { refuseHeld } from "../../rights/held-decisions.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { notify } from "../../notification/notify.ts";

type Endpoints = typeof approvalEndpoints;

/** Decides somebody else's request. An approved one is carried out in the same transaction. */
export const decideApproval =
  (acts: readonly ApprovalAct[]): Handler<Endpoints["decideApproval"]> =>
  async ({ caller, change, services, now }, { id, approve, remark }) => {
    if (!approve && remark.length < 10) {
      fail("reason_needed", { fields: { remark: errorCodes.reason_needed.message } });
    }
    refuseHeld(caller);
    await change(async (parts) => {
      const { tx, audit } = parts;
      const approval = await lockApproval(tx, id);
      if (!approval || !(await readActsDecidedBy(tx, caller)).has(approval.act)) {
        fail("not_found", { message: approvalMessages.notYours });
      }
      if (approval.state === "lapsed") fail("approval_lapsed");
      if (approval.state !== "waiting") fail("already_decided");
      if (approval.lapsesAt <= now) fail("approval_lapsed");
      await refuseOwnWork(tx, caller, approval);
      const act = acts.find((one) => one.act === approval.act);
      if (!act) throw new Error(`Nobody carries out ${approval.act}.`);
      if (approve) {
        await act.carryOut(
          {
            change: parts,
            services,
            requesterId: approval.requesterId,
            impersonatorId: approval.impersonatorId ?? undefined,
            approverId: caller.userId,
            reason: approval.reason,
            now,
          },
          approval.payload,
        );
      }
      const state = approve ? "approved" : "refused";
      await tx
        .update(approvals)
        .set({ state, decidedBy: caller.userId, decidedAt: now, remark })
        .where(eq(approvals.id, id));
      const [decider] = await tx.select().from(users).where(eq(users.id, caller.userId));
      await notify(tx, {
        userId: approval.requesterId,
        title: approve ? approvalMessages.approvedTitle : approvalMessages.refusedTitle,
        body: approvalMessages.decided(approval.title, fullName(decider ?? {}), remark),
        path: staffPaths.approvals,
        now,
      });
      audit({
        action: approve ? "approveRequest" : "refuseRequest",
        subject: "approval",
        subjectId: id,
        before: { state: "waiting" },
        after: { state, title: approval.title },
        reason: remark || undefined,
      });
    });
    return {};
  };

/** Withdraws the caller's own undecided request. */
export const withdrawApproval: Handler<Endpoints["withdrawApproval"]> = async (
  { caller, change, now },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    const approval = await lockApproval(tx, id);
    if (approval?.requesterId !== caller.userId) fail("not_found");
    if (approval.state !== "waiting") fail("already_decided");
    await tx
      .update(approvals)
      .set({ state: "withdrawn", decidedAt: now })
      .where(and(eq(approvals.id, id), eq(approvals.state, "waiting")));
    audit({
      action: "withdrawRequest",
      subject: "approval",
      subjectId: id,
      before: { state: "waiting" },
      after: { state: "withdrawn", title: approval.title },
    });
  });
  return {};
};

type Approval = typeof approvals.$inferSelect;

async function lockApproval(tx: Transaction, id: string): Promise<Approval | undefined> {
  const [found] = await tx.select().from(approvals).where(eq(approvals.id, id)).for("update");
  return found;
}

/**
 * Compares people, not accounts: the requester, an impersonator of the requester and the people concerned may
 * not decide, nor may anybody who impersonates.
 */
async function refuseOwnWork(tx: Transaction, caller: UserCaller, approval: Approval) {
  if (caller.impersonatorId) fail("own_work");
  const decider = await personOfAccount(tx, caller.userId);
  for (const id of [approval.requesterId, approval.impersonatorId, ...approval.concerned]) {
    if (id && isSamePerson(decider, await personOfAccount(tx, id))) fail("own_work");
  }
}
