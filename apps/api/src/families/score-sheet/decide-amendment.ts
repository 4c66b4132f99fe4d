import type { scoreAmendmentEndpoints } from "@polyportal/api-client/contract/score-sheet-amendments";
import { amendmentRefusalWords, amendmentTold } from "@polyportal/domain/messages/amendment-news";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import {
  findsAmendment,
  refusalOfAmendmentAct,
} from "@polyportal/domain/score-sheet/amendment-acts";
import type { OpenState } from "@polyportal/domain/score-sheet/amendment-states";
import { eq } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import { amendmentRequests } from "../../database/schema/results.ts";
import { tell } from "../../notification/tell.ts";
import { refuseHeld } from "../../rights/held-decisions.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { amendmentRelation } from "./amendment-relation.ts";
import { applyAmendment } from "./apply-amendment.ts";
import {
  amendmentNoted,
  lockAmendment,
  type DecidingAmendment,
  type LockedAmendment,
} from "./lock-amendment.ts";

type Endpoint = (typeof scoreAmendmentEndpoints)["decideAmendment"];

/**
 * One office's word about a request, over the step at which it was seen: endorsed it goes on to the next,
 * applied it is the student's result, refused it has ended.
 */
export const decideAmendment: Handler<Endpoint> = async (
  ctx,
  { id, act, state, reason, minuteNumber },
) => {
  refuseHeld(ctx.caller);
  await ctx.change(async (change) => {
    const { tx } = change;
    const locked = await lockAmendment(tx, id);
    const relation = await amendmentRelation(tx, ctx.caller, id);
    if (!relation || !findsAmendment(relation.who)) return fail("not_found");
    // Of two tabs the second has seen an older step.
    if (locked.request.state !== state) fail("amendment_decided");
    const refusal = refusalOfAmendmentAct(act, state, relation.who, relation.chain);
    if (refusal) fail(refusal, { message: amendmentRefusalWords[refusal] });
    if (act === "endorse") return endorse(change, locked, state, ctx);
    if (act === "refuse") return refuse(change, locked, reason, ctx);
    return applyAmendment(change, locked, minuteNumber, ctx);
  });
  return {};
};

async function endorse(
  { tx, audit }: Change,
  locked: LockedAmendment,
  state: OpenState,
  { caller, now }: DecidingAmendment,
): Promise<void> {
  const { id } = locked.request;
  const next =
    state === "requested"
      ? { state: "headEndorsed" as const, headEndorsedBy: caller.userId, headEndorsedAt: now }
      : { state: "deanApproved" as const, deanApprovedBy: caller.userId, deanApprovedAt: now };
  await tx.update(amendmentRequests).set(next).where(eq(amendmentRequests.id, id));
  audit({
    action: "endorseAmendment",
    subject: "amendment",
    subjectId: id,
    before: { state },
    after: { ...amendmentNoted(locked), state: next.state },
  });
}

async function refuse(
  { tx, audit }: Change,
  locked: LockedAmendment,
  refusal: string,
  { caller, now, services }: DecidingAmendment,
): Promise<void> {
  const { request, found, student } = locked;
  await tx
    .update(amendmentRequests)
    .set({ state: "refused", endedBy: caller.userId, endedAt: now, refusal })
    .where(eq(amendmentRequests.id, request.id));
  audit({
    action: "refuseAmendment",
    subject: "amendment",
    subjectId: request.id,
    before: { state: request.state },
    after: { ...amendmentNoted(locked), state: "refused" },
    reason: refusal,
  });
  await tell(tx, services, [
    {
      userId: request.requestedBy,
      ...amendmentTold.refused(found.course.code, found.session, student, refusal),
      path: scoreSheetPath(found.sheet.courseId, found.sheet.sessionId),
      kind: "amendmentRefused",
      about: request.id,
      now,
    },
  ]);
}
