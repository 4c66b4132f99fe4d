import type { approvalEndpoints } from "@polyportal/api-client/contract/approval";
import { approvalActName, approvalActNames, approvalActs } from "@polyportal/domain/approval/acts";
import { fullName } from "@polyportal/domain/format/name";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { and, eq, sql } from "drizzle-orm";
import { approversCounted } from "../../approval/approvers.ts";
import type { Reader } from "../../database/connect.ts";
import { approvalPolicies } from "../../database/schema/approval.ts";
import { users } from "../../database/schema/users.ts";
import { heldRolesWithSource } from "../../rights/effective.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import type { Handler } from "../../server/handler.ts";
import { notify } from "../../notification/notify.ts";

type Endpoints = typeof approvalEndpoints;

/** Which acts need another's approval: the default, or what the school has said. */
export const listApprovalPolicies: Handler<Endpoints["listApprovalPolicies"]> = ({ db }) =>
  policiesOf(db);

/** Every act with what the school has said of it. */
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
      claim: approvalActs[act].claim,
      roles: [...approvalActs[act].roles],
      enabled: said?.policy.enabled ?? true,
      approvers: approvers[act],
      since: said?.policy.since.toISOString() ?? null,
      by: said ? fullName(said.by) : null,
      reason: said?.policy.reason ?? "",
    };
  });
}

/** Says whether an act needs another's approval; those who answer for the school are told. */
export const saveApprovalPolicy: Handler<Endpoints["saveApprovalPolicy"]> = async (
  ctx,
  { act, enabled, reason, typed },
) => {
  const { caller, change, now } = ctx;
  await admitGraveAct(ctx, typed, approvalMessages.words(enabled));
  await change(async ({ tx, audit }) => {
    const [before] = await tx
      .select()
      .from(approvalPolicies)
      .where(eq(approvalPolicies.act, act))
      .for("update");
    const said = { enabled, since: now, setBy: caller.userId, reason };
    await tx
      .insert(approvalPolicies)
      .values({ act, ...said })
      .onConflictDoUpdate({ target: approvalPolicies.act, set: said });
    const [by] = await tx.select().from(users).where(eq(users.id, caller.userId));
    for (const { id: userId } of await leadingOfficers(tx)) {
      await notify(tx, {
        userId,
        title: approvalMessages.policyToldTitle,
        body: approvalMessages.policyTold(
          approvalActName(act),
          enabled,
          by ? fullName(by) : caller.userName,
        ),
        path: staffPaths.approvalPolicies,
        now,
      });
    }
    audit({
      action: "saveApprovalPolicy",
      subject: "approvalPolicy",
      subjectId: act,
      before: { enabled: before?.enabled ?? true },
      after: { enabled },
      reason,
    });
  });
  return {};
};

const leading = ["registrar", "bursar", "super administrator"];

/** Whoever answers for the school, by the main role or a further one, and may sign in. */
const leadingOfficers = (db: Reader) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        sql`exists (select from (${heldRolesWithSource}) held
          where held.role = any(${sql.param(leading)}::text[]))`,
      ),
    )
    .orderBy(users.id);
