import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { transcriptNotices } from "@polyportal/domain/messages/transcript-notices";
import { mayWait, movedBy } from "@polyportal/domain/sundry/transcript-acts";
import { mayReturn } from "@polyportal/domain/sundry/transcript-arrivals";
import type { TranscriptState } from "@polyportal/domain/sundry/transcript";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { transcriptRequests } from "../../database/schema/transcript.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { bringTo, lockRequest, type LockedRequest } from "./bring-transcript.ts";
import { tellGraduate, type Telling } from "./tell-graduate.ts";
import { heldCourses, returnRequest, stopFor, unlessStopped } from "./transcript-stops.ts";

type Endpoints = typeof transcriptRequestEndpoints;

const noted = { take: "takeTranscript", prepare: "prepareTranscript" } as const;

/** Tells the graduate where a request stands now; of what stays where it was nobody is written to. */
async function tellMoved(
  tx: Transaction,
  services: Telling,
  request: LockedRequest,
  state: TranscriptState,
): Promise<void> {
  if (state === request.state) return;
  const told = transcriptNotices.moved(request.code, state);
  await tellGraduate(tx, services, request, { kind: "transcriptMoved", ...told });
}

/** Takes a request up, or over from another; notes that it is prepared, which no result that is held is. */
export const moveTranscript: Handler<Endpoints["moveTranscript"]> = async (ctx, { id, act }) => {
  await ctx.change(async ({ tx, audit }) => {
    const request = await lockRequest(tx, id);
    const state = movedBy(request.state, act) ?? fail("transcript_moved");
    const { code, ownerId, studentId } = request;
    const isTaken = act === "take";
    // Of what goes on nobody asks any more why it waited.
    const changes = isTaken ? { ownerId: ctx.caller.userId } : { waitsFor: "" };
    if (isTaken && ownerId === ctx.caller.userId) fail("transcript_moved");
    if (!isTaken && (await heldCourses(tx, studentId)).length > 0) fail("transcript_held");
    await bringTo(tx, request, state, ctx.now, changes);
    await tellMoved(tx, ctx.services, request, state);
    audit({
      action: noted[act],
      subject: "transcriptRequest",
      subjectId: id,
      before: { state: request.state },
      after: { code, state },
    });
  });
  return {};
};

/** Notes the signature: from now on the address stays. */
export const signTranscript: Handler<Endpoints["signTranscript"]> = async (ctx, { id }) => {
  await unlessStopped(ctx, id, {
    mayAct: ({ state }) => movedBy(state, "sign") !== undefined,
    async act({ tx, audit }, request) {
      await bringTo(tx, request, "signed", ctx.now, { waitsFor: "" });
      await tellMoved(tx, ctx.services, request, "signed");
      audit({
        action: "signTranscript",
        subject: "transcriptRequest",
        subjectId: id,
        before: { state: request.state },
        after: { code: request.code, state: "signed" },
      });
    },
  });
  return {};
};

/** Returns what is drawn up; what has left in part is called back by nobody. The graduate is told why it waits. */
export const returnTranscript: Handler<Endpoints["returnTranscript"]> = async (
  ctx,
  { id, reason },
) => {
  await ctx.change(async (change) => {
    const request = await lockRequest(change.tx, id);
    const stop = await stopFor(change.tx, request);
    if (!mayReturn(request.state, request.destinations, stop)) fail("transcript_moved");
    await returnRequest(change, ctx, request, reason);
  });
  return {};
};

/** Says why a request waits, and tells the graduate; empty once it does not, of which nobody is written to. */
export const explainTranscript: Handler<Endpoints["explainTranscript"]> = async (
  ctx,
  { id, waitsFor },
) => {
  await ctx.change(async ({ tx, audit }) => {
    const request = await lockRequest(tx, id);
    if (!mayWait(request.state)) fail("transcript_moved");
    await tx.update(transcriptRequests).set({ waitsFor }).where(eq(transcriptRequests.id, id));
    if (waitsFor !== "" && waitsFor !== request.waitsFor) {
      const told = transcriptNotices.waits(request.code, waitsFor);
      await tellGraduate(tx, ctx.services, request, { kind: "transcriptWaits", ...told });
    }
    audit({
      action: "explainTranscript",
      subject: "transcriptRequest",
      subjectId: id,
      before: { waitsFor: request.waitsFor },
      after: { code: request.code, waitsFor },
    });
  });
  return {};
};
