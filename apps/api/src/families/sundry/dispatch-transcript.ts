import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { allSent } from "@polyportal/domain/sundry/transcript-acts";
import { and, eq } from "drizzle-orm";
import { transcriptDestinations, transcriptSteps } from "../../database/schema/transcript.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { bringTo, lockRequest } from "./move-transcript.ts";
import { amendedSince } from "./one-request.ts";
import { sentLetter } from "./request-letters.ts";

/** Notes that a signed transcript has left for one destination; with the last of them the request is sent. */
export const dispatchTranscript: Handler<
  (typeof transcriptRequestEndpoints)["dispatchTranscript"]
> = async (ctx, { id, position, dispatched }) => {
  await ctx.change(async ({ tx, audit }) => {
    const request = await lockRequest(tx, id);
    const destination =
      request.destinations.find((one) => one.position === position) ?? fail("not_found");
    if (request.state !== "signed" || destination.sentAt !== null) fail("transcript_moved");
    const steps = await tx.select().from(transcriptSteps).where(eq(transcriptSteps.requestId, id));
    if (await amendedSince(tx, request.studentId, steps)) fail("transcript_amended");
    const sent = { sentAt: ctx.now, dispatched };
    await tx
      .update(transcriptDestinations)
      .set(sent)
      .where(
        and(
          eq(transcriptDestinations.requestId, id),
          eq(transcriptDestinations.position, position),
        ),
      );
    const after = request.destinations.map((one) => (one === destination ? sent : one));
    if (allSent(after)) await bringTo(tx, request, "sent", ctx.now, { waitsFor: "" });
    const letter = await sentLetter(tx, ctx.services.config, request, {
      receiver: destination.name,
      dispatched,
    });
    if (letter) await ctx.services.outbox.mail(tx, letter);
    audit({
      action: "dispatchTranscript",
      subject: "transcriptRequest",
      subjectId: id,
      after: { code: request.code, receiver: destination.name, dispatched },
    });
  });
  return {};
};
