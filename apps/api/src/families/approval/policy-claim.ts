import type { approvalEndpoints } from "@polyportal/api-client/contract/approval";
import {
  approvalActName,
  approvalActs,
  type ApprovalActName,
} from "@polyportal/domain/approval/acts";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import { claimName, type Claim } from "@polyportal/domain/rights/claims";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { and, asc, eq, gt } from "drizzle-orm";
import {
  approversOf,
  others,
  peopleOfAccounts,
  personOfAccount,
} from "../../approval/approvers.ts";
import { maxNotifiedApprovers } from "../../approval/request-many.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { approvalPolicies, approvals } from "../../database/schema/approval.ts";
import { notify } from "../../notification/notify.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { tellLeadingOfficers } from "./leading-officers.ts";
import { failWithPolicyConflict, turnOf } from "./policies.ts";

type Endpoints = typeof approvalEndpoints;
type Approvers = Awaited<ReturnType<typeof approversOf>>;

/** Previews who could approve an act by another right, and whether that would be refused. */
export const previewApprovalClaim: Handler<Endpoints["previewApprovalClaim"]> = async (
  { db, caller, now },
  { act, claim },
) => {
  if (approvalActs[act].fixed) fail("fixed_policy");
  const moved = await movedBy(db, act, claim, now);
  return {
    gains: named(moved.gains),
    loses: named(moved.loses),
    waiting: moved.waiting.length,
    refused: (await whyRefused(db, moved, claim, caller.userId)) ?? null,
  };
};

/** Sets the right that approves an act. New approvers are told what waits for them. */
export const saveApprovalClaim: Handler<Endpoints["saveApprovalClaim"]> = async (
  ctx,
  { act, claim, revision, reason, typed },
) => {
  const { fixed, claim: delivered } = approvalActs[act];
  if (fixed) fail("fixed_policy");
  await admitGraveAct(ctx, typed, policyMessages.changeWords);
  const { caller, change, now } = ctx;
  await change(async ({ tx, audit }) => {
    const before = await turnOf(tx, act, ctx);
    if (before.revision !== revision) {
      return failWithPolicyConflict(tx, act);
    }
    const moved = await movedBy(tx, act, claim, now);
    const message = await whyRefused(tx, moved, claim, caller.userId);
    if (message) fail("nobody_else_approves", { message });
    await tx
      .update(approvalPolicies)
      .set({
        claim: claim === delivered ? null : claim,
        revision: revision + 1,
        since: now,
        setBy: caller.userId,
        reason,
      })
      .where(eq(approvalPolicies.act, act));
    await tellWhoGains(tx, moved, now);
    const name = approvalActName(act);
    await tellLeadingOfficers(tx, ctx, (by) =>
      policyMessages.claimTold(name, claimName(claim), by),
    );
    audit({
      action: "saveApprovalClaim",
      subject: "approvalPolicy",
      subjectId: act,
      before: { act, rightToApprove: claimName(before.claim ?? delivered) },
      after: { act, rightToApprove: claimName(claim) },
      reason,
    });
  });
  return {};
};

/** How another right would change who approves an act and who decides pending requests. */
async function movedBy(db: Reader, act: ApprovalActName, claim: Claim, now: Date) {
  const before = await approversOf(db, act);
  const after = await approversOf(db, act, claim);
  const without = (some: Approvers, all: Approvers) => {
    const theirs = new Set(all.map(({ userId }) => userId));
    return some.filter(({ userId }) => !theirs.has(userId));
  };
  const waiting = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.act, act), eq(approvals.state, "waiting"), gt(approvals.lapsesAt, now)))
    .orderBy(asc(approvals.requestedAt), asc(approvals.id));
  return {
    before,
    after,
    gains: without(after, before),
    loses: without(before, after),
    waiting: await withPeople(db, waiting),
  };
}

type Moved = Awaited<ReturnType<typeof movedBy>>;

/** Requests with the people who may not decide them: requester, impersonator and people concerned. */
async function withPeople(db: Reader, waiting: readonly (typeof approvals.$inferSelect)[]) {
  const accounts = waiting.map(({ requesterId, impersonatorId, concerned }) =>
    [requesterId, impersonatorId, ...concerned].filter((id) => id !== null),
  );
  const people = await peopleOfAccounts(db, [...new Set(accounts.flat())]);
  const personOf = new Map(people.map((person) => [person.userId, person]));
  return waiting.map(({ title }, index) => ({
    title,
    barred: (accounts[index] ?? []).flatMap((id) => personOf.get(id) ?? []),
  }));
}

/** Why a right cannot approve an act. A pending request must not lose its last approver. */
async function whyRefused(
  db: Reader,
  { before, after, waiting }: Moved,
  claim: Claim,
  setBy: string,
): Promise<string | undefined> {
  const { nobodyElse, leftWithNobody } = policyMessages;
  if (others(after, await personOfAccount(db, setBy)).length === 0) {
    return nobodyElse(claimName(claim));
  }
  const left = waiting.find(
    ({ barred }) => others(before, ...barred).length > 0 && others(after, ...barred).length === 0,
  );
  return left && leftWithNobody(left.title, claimName(claim));
}

/** Notifies each new approver once. */
async function tellWhoGains(tx: Transaction, { gains, waiting }: Moved, now: Date) {
  for (const person of gains.slice(0, maxNotifiedApprovers)) {
    const theirs = waiting.filter(({ barred }) => others([person], ...barred).length > 0);
    const [first] = theirs;
    if (!first) continue;
    await notify(tx, {
      userId: person.userId,
      title: approvalMessages.toDecide,
      body: approvalMessages.andMore(first.title, theirs.length - 1),
      path: staffPaths.approvals,
      now,
    });
  }
}

const namedPeople = 20;

const named = (people: Approvers) => ({
  count: people.length,
  people: people.slice(0, namedPeople).map(({ name }) => name),
});
