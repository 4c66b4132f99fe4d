import { aloneWith, type ApprovalActName } from "@polyportal/domain/approval/acts";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Change } from "../database/change.ts";
import type { Reader } from "../database/connect.ts";
import { approvalPolicies, approvals } from "../database/schema/approval.ts";
import { notify } from "../notification/notify.ts";
import { refuseHeld } from "../rights/held-decisions.ts";
import { admitGraveAct } from "../rights/grave-act.ts";
import { fail } from "../failure.ts";
import type { Acting, UserCaller } from "../server/caller.ts";
import type { Context } from "../server/handler.ts";
import { others, personOfAccount } from "./approvers.ts";
import { refuseAlone } from "./refuse-alone.ts";
import type { Request } from "./request.ts";
import { isSwitchedOffByOne } from "./switched-off.ts";
import {
  eligibleApprovers,
  noteRequest,
  rowOfRequest,
  maxNotifiedApprovers,
} from "./request-many.ts";

type Requesting = Pick<Context, "db" | "now"> & { readonly caller: UserCaller };

/**
 * Asks somebody else for approval and returns the request's id. Returns undefined if the act may be carried
 * out at once: because the school has switched its approval off, or because nobody else could approve it. In
 * that case the caller has typed the confirmation words and given the password.
 */
export async function approvedOrAsked(
  change: Change,
  asking: Requesting,
  request: Request,
  { typed, words }: { readonly typed: string; readonly words: string },
): Promise<string | undefined> {
  if (await needsApproval(change.tx, request.act, asking.caller)) {
    const asked = await requestApproval(change, asking, request);
    if (asked) return asked;
    if (aloneWith(request.act) === "refused") fail("nobody_else_approves");
    // Acting alone counts as a decision, which an account that was just changed may not make.
    refuseHeld(asking.caller);
  }
  // Use the transaction's connection: waiting for a second one while holding one can deadlock.
  await admitGraveAct({ ...asking, db: change.tx }, typed, words);
  return undefined;
}

/**
 * Whether this person needs approval for an act: always while the school requires it, and for one more day
 * for whoever switched the requirement off.
 */
export async function needsApproval(
  db: Reader,
  act: ApprovalActName,
  asking: Acting,
): Promise<boolean> {
  const [policy] = await db.select().from(approvalPolicies).where(eq(approvalPolicies.act, act));
  return (policy?.enabled ?? true) || isSwitchedOffByOne(db, act, asking);
}

/**
 * Puts a request into the inboxes of its approvers. Returns undefined if there are none. Fails if the same
 * request is pending already.
 */
async function requestApproval(
  { tx, audit }: Change,
  { caller, now }: { readonly caller: UserCaller; readonly now: Date },
  request: Request,
): Promise<string | undefined> {
  const concerned = await Promise.all(request.concerned.map((one) => personOfAccount(tx, one)));
  const able = others(await eligibleApprovers(tx, request.act, caller), ...concerned);
  if (able.length === 0) {
    await refuseAlone(tx, request, caller);
    return undefined;
  }
  const { act, subject, subjectId } = request;
  const same = and(
    eq(approvals.act, act),
    eq(approvals.subject, subject),
    eq(approvals.subjectId, subjectId),
    eq(approvals.state, "waiting"),
  );
  if ((await tx.$count(approvals, same)) > 0) fail("approval_waiting");
  const id = uuid();
  await tx.insert(approvals).values(rowOfRequest({ ...request, id }, caller, now));
  for (const { userId } of able.slice(0, maxNotifiedApprovers)) {
    await notify(tx, {
      userId,
      title: approvalMessages.toDecide,
      body: request.title,
      path: staffPaths.approvals,
      now,
    });
  }
  noteRequest({ audit }, request);
  return id;
}
