import type { approvalEndpoints } from "@polyportal/api-client/contract/approval";
import {
  approvalActName,
  approvalActNames,
  approvalActs,
  type ApprovalActName,
} from "@polyportal/domain/approval/acts";
import { fullName } from "@polyportal/domain/format/name";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { eq, sql } from "drizzle-orm";
import { approversCounted } from "../../approval/approvers.ts";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { approvalPolicies } from "../../database/schema/approval.ts";
import { users } from "../../database/schema/users.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { tellLeadingOfficers } from "./leading-officers.ts";

type Endpoints = typeof approvalEndpoints;

/** Which acts need approval: the default or the school's setting. */
export const listApprovalPolicies: Handler<Endpoints["listApprovalPolicies"]> = ({ db }) =>
  policiesOf(db);

/** Every act with the school's setting. */
export async function policiesOf(db: Reader) {
  const policies = await db
    .select({ policy: approvalPolicies, by: users })
    .from(approvalPolicies)
    .innerJoin(users, eq(users.id, approvalPolicies.setBy));
  const approvers = await approversCounted(db);
  return approvalActNames.map((act) => {
    const said = policies.find(({ policy }) => policy.act === act);
    return {
      act,
      name: approvalActName(act),
      claim: said?.policy.claim ?? approvalActs[act].claim,
      roles: [...approvalActs[act].roles],
      enabled: said?.policy.enabled ?? true,
      approvers: approvers.get(act) ?? 0,
      fixed: approvalActs[act].fixed ? errorCodes.fixed_policy.message : null,
      revision: said?.policy.revision ?? 0,
      since: said?.policy.since.toISOString() ?? null,
      by: said ? fullName(said.by) : null,
      reason: said?.policy.reason ?? "",
    };
  });
}

/** Sets whether an act needs approval. The leading officers are told. */
export const saveApprovalPolicy: Handler<Endpoints["saveApprovalPolicy"]> = async (
  ctx,
  { act, enabled, revision, reason, typed },
) => {
  await admitGraveAct(ctx, typed, approvalMessages.words(enabled));
  await ctx.change(async ({ tx, audit }) => {
    const before = await turnOf(tx, act, ctx);
    if (before.revision !== revision) return failWithPolicyConflict(tx, act);
    await tx
      .update(approvalPolicies)
      .set({
        enabled,
        revision: revision + 1,
        since: ctx.now,
        setBy: ctx.caller.userId,
        reason,
        // Switching off again must not change who switched it off and when.
        ...(before.enabled &&
          !enabled && { switchedOffAt: sql`now()`, switchedOffBy: ctx.caller.userId }),
      })
      .where(eq(approvalPolicies.act, act));
    await tellLeadingOfficers(tx, ctx, (by) =>
      approvalMessages.policyTold(approvalActName(act), enabled, by),
    );
    audit({
      action: "saveApprovalPolicy",
      subject: "approvalPolicy",
      subjectId: act,
      before: { enabled: before.enabled },
      after: { enabled },
      reason,
    });
  });
  return {};
};

/** Fails because somebody else has changed the same policy. */
export const failWithPolicyConflict = (tx: Transaction, act: ApprovalActName): Promise<never> =>
  failWithConflict(tx, {
    subject: "approvalPolicy",
    subjectId: act,
    actions: ["saveApprovalPolicy", "saveApprovalClaim"],
  });

/** Locks and returns a policy. */
export async function turnOf(
  tx: Transaction,
  act: ApprovalActName,
  { caller, now }: { readonly caller: UserCaller; readonly now: Date },
): Promise<typeof approvalPolicies.$inferSelect> {
  await tx
    .insert(approvalPolicies)
    .values({ act, enabled: true, since: now, setBy: caller.userId, reason: "" })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(approvalPolicies)
    .where(eq(approvalPolicies.act, act))
    .for("update");
  if (!row) throw new Error("A policy is never deleted.");
  return row;
}
