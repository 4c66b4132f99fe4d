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
import { ableToApprove, noteRequest, rowOfRequest, toldAtOnce } from "./request-many.ts";

type Requesting = Pick<Context, "db" | "now"> & { readonly caller: UserCaller };

/**
 * Asks another for approval, and answers the request's id; undefined where the act may be carried out at
 * once, since the school has switched its approval off, or nobody else could approve what is done to
 * people: then the words have been typed and the password was given.
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
    // To do it alone is to decide it: whose account was just changed may not.
    refuseHeld(asking.caller);
  }
  // By the same connection: one that waits for another while it holds one would wait for ever.
  await admitGraveAct({ ...asking, db: change.tx }, typed, words);
  return undefined;
}

/**
 * Whether this person needs another's approval for an act: always while the school has it switched on, and for a day
 * for whoever switched it off.
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
 * Puts a request into the inboxes of those who may approve it; undefined where nobody else could.
 * Refused where the same waits already.
 */
async function requestApproval(
  { tx, audit }: Change,
  { caller, now }: { readonly caller: UserCaller; readonly now: Date },
  request: Request,
): Promise<string | undefined> {
  const concerned = await Promise.all(request.concerned.map((one) => personOfAccount(tx, one)));
  const able = others(await ableToApprove(tx, request.act, caller), ...concerned);
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
  for (const { userId } of able.slice(0, toldAtOnce)) {
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
