import type { transcriptReceiptEndpoints } from "@polyportal/api-client/contract/sundry-transcript-receipt";
import { transcriptReceiptWords } from "@polyportal/domain/messages/transcript-receipt.words";
import { transcriptNotices } from "@polyportal/domain/messages/transcript-notices";
import { endingOf, isOnItsWay } from "@polyportal/domain/sundry/transcript-arrivals";
import { and, eq, gt } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { transcriptDestinations, transcriptRequests } from "../../database/schema/transcript.ts";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { noteArrival } from "./arrivals.ts";
import {
  bringTo,
  changeDestination,
  lockRequest,
  type Destination,
  type LockedRequest,
} from "./bring-transcript.ts";
import { hashOf, noLink } from "./receipt-link.ts";
import { tellGraduate } from "./tell-graduate.ts";

type Endpoints = typeof transcriptReceiptEndpoints;

/** By what tries of a secret are counted: not the secret itself. */
const countedAs = (token: string): string => `receipt:${hashOf(token)}`;

/** The place behind a link that takes an answer; unknown, answered and expired ones are told alike. */
async function placeOf(db: Reader, token: string, now: Date): Promise<Destination> {
  const [found] = await db
    .select()
    .from(transcriptDestinations)
    .where(
      and(
        eq(transcriptDestinations.receiptHash, hashOf(token)),
        gt(transcriptDestinations.receiptUntil, now),
      ),
    );
  return found && isOnItsWay(found) ? found : fail("link_expired");
}

/** What a receiver is asked about. It changes nothing: scanners of mail open links first. */
export const openTranscriptReceipt: Handler<Endpoints["openTranscriptReceipt"]> = (
  ctx,
  { token },
) =>
  guessable(ctx, countedAs(token), async () => {
    const place = await placeOf(ctx.db, token, ctx.now);
    const { requestId, name: receiver, reference, delivery, dispatched, sentAt } = place;
    const [request] = await ctx.db
      .select({ code: transcriptRequests.code })
      .from(transcriptRequests)
      .where(eq(transcriptRequests.id, requestId));
    if (!request || sentAt === null) return fail("link_expired");
    return {
      receiver,
      reference,
      ending: endingOf(request.code),
      delivery,
      sentAt: sentAt.toISOString(),
      dispatched,
    };
  });

/** Takes a receiver's answer, once: of two at the same time the second finds the link used. */
export const answerTranscriptReceipt: Handler<Endpoints["answerTranscriptReceipt"]> = async (
  ctx,
  { token, answer },
) => {
  await guessable(ctx, countedAs(token), () =>
    ctx.change(async (change) => {
      const { requestId, position } = await placeOf(change.tx, token, ctx.now);
      const request = await lockRequest(change.tx, requestId);
      const place = request.destinations.find((one) => one.position === position);
      // Answered since it was found.
      if (place?.receiptHash !== hashOf(token)) return fail("link_expired");
      return answer === "received"
        ? noteArrival(change, ctx, request, place)
        : noteMissing(change, ctx, request, place);
    }),
  );
  return {};
};

/** Notes that a transcript has not arrived: the request waits, in the registry's queue again. */
async function noteMissing(
  { tx, audit }: Change,
  { services, now }: Pick<Context, "now" | "services">,
  request: LockedRequest,
  place: Destination,
): Promise<void> {
  const { id, code } = request;
  const { name: receiver } = place;
  await changeDestination(tx, place, { missingAt: now, ...noLink });
  const waitsFor = transcriptReceiptWords.waits(receiver);
  await bringTo(tx, request, request.state, now, { waitsFor });
  const told = transcriptNotices.waits(code, waitsFor);
  await tellGraduate(tx, services, request, { kind: "transcriptWaits", ...told });
  audit({
    action: "missTranscript",
    subject: "transcriptRequest",
    subjectId: id,
    after: { code, receiver, waitsFor },
  });
}
