import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import {
  mayWait,
  movedBy,
  nothingSent,
  statesAfter,
} from "@polyportal/domain/sundry/transcript-acts";
import type { TranscriptState } from "@polyportal/domain/sundry/transcript";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import {
  transcriptDestinations,
  transcriptRequests,
  transcriptSteps,
} from "../../database/schema/transcript.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { waitsLetter } from "./request-letters.ts";

type Endpoints = typeof transcriptRequestEndpoints;

/** A request with its destinations, for nobody else to move meanwhile. */
export async function lockRequest(tx: Transaction, id: string) {
  const [request] = await tx
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.id, id))
    .for("update");
  if (!request) return fail("not_found");
  const destinations = await tx
    .select()
    .from(transcriptDestinations)
    .where(eq(transcriptDestinations.requestId, id));
  return { ...request, destinations };
}

export type LockedRequest = Awaited<ReturnType<typeof lockRequest>>;

/** Brings a request to a state; what stands behind it has not happened then. */
export async function bringTo(
  tx: Transaction,
  request: LockedRequest,
  state: TranscriptState,
  now: Date,
  changes: Partial<typeof transcriptRequests.$inferInsert> = {},
): Promise<void> {
  const { id: requestId } = request;
  await tx
    .update(transcriptRequests)
    .set({ state, ...changes })
    .where(eq(transcriptRequests.id, requestId));
  if (state === request.state) return;
  const later = inArray(transcriptSteps.state, statesAfter(state));
  await tx.delete(transcriptSteps).where(and(eq(transcriptSteps.requestId, requestId), later));
  await tx
    .insert(transcriptSteps)
    .values({ requestId, state, at: now })
    .onConflictDoUpdate({
      target: [transcriptSteps.requestId, transcriptSteps.state],
      set: { at: now },
    });
}

const noted = {
  take: "takeTranscript",
  prepare: "prepareTranscript",
  receive: "receiveTranscript",
} as const;

/** Takes a request up, or over from another; notes that it is prepared, or was received. */
export const moveTranscript: Handler<Endpoints["moveTranscript"]> = async (ctx, { id, act }) => {
  await ctx.change(async ({ tx, audit }) => {
    const request = await lockRequest(tx, id);
    const state = movedBy(request.state, act) ?? fail("transcript_moved");
    const { code, ownerId } = request;
    const isTaken = act === "take";
    // Of what goes on nobody asks any more why it waited.
    const changes = isTaken ? { ownerId: ctx.caller.userId } : { waitsFor: "" };
    if (isTaken && ownerId === ctx.caller.userId) fail("transcript_moved");
    await bringTo(tx, request, state, ctx.now, changes);
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
  await ctx.change(async ({ tx, audit }) => {
    const request = await lockRequest(tx, id);
    const state = movedBy(request.state, "sign") ?? fail("transcript_moved");
    await bringTo(tx, request, state, ctx.now, { waitsFor: "" });
    audit({
      action: "signTranscript",
      subject: "transcriptRequest",
      subjectId: id,
      before: { state: request.state },
      after: { code: request.code, state },
    });
  });
  return {};
};

/** Returns what is prepared; what has left in part is called back by nobody. The graduate reads why it waits. */
export const returnTranscript: Handler<Endpoints["returnTranscript"]> = async (
  ctx,
  { id, reason },
) => {
  await ctx.change(async ({ tx, audit }) => {
    const request = await lockRequest(tx, id);
    const state = movedBy(request.state, "return");
    if (!state || !nothingSent(request.destinations)) fail("transcript_moved");
    await bringTo(tx, request, state, ctx.now, { waitsFor: reason });
    audit({
      action: "returnTranscript",
      subject: "transcriptRequest",
      subjectId: id,
      before: { state: request.state },
      after: { code: request.code, state },
      reason,
    });
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
      const letter = await waitsLetter(tx, ctx.services.config, request, waitsFor);
      if (letter) await ctx.services.outbox.mail(tx, letter);
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
