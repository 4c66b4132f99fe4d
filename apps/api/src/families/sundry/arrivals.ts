import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { transcriptNotices } from "@polyportal/domain/messages/transcript-notices";
import { allReceived, isOnItsWay } from "@polyportal/domain/sundry/transcript-arrivals";
import type { Change } from "../../database/change.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import {
  bringTo,
  changeDestination,
  lockRequest,
  waitsAfter,
  type Destination,
  type LockedRequest,
} from "./bring-transcript.ts";
import { askReceiver, noLink } from "./receipt-link.ts";
import { tellGraduate } from "./tell-graduate.ts";

type Endpoints = typeof transcriptRequestEndpoints;

/** Notes that a transcript is where it went; with the last of them the request is received. */
export async function noteArrival(
  { tx, audit }: Change,
  { services, now }: Pick<Context, "now" | "services">,
  request: LockedRequest,
  destination: Destination,
): Promise<void> {
  const { id, code, state } = request;
  const arrived = { receivedAt: now, missingAt: null };
  await changeDestination(tx, destination, { ...arrived, ...noLink });
  const after = request.destinations.map((one) =>
    one === destination ? { ...one, ...arrived } : one,
  );
  // Of what was sent back the rest is still to leave.
  const next = state === "sent" && allReceived(after) ? "received" : state;
  const waitsFor = waitsAfter(request, { place: destination, after });
  await bringTo(tx, request, next, now, { waitsFor });
  const { name: receiver } = destination;
  const told = transcriptNotices.received(code, receiver);
  await tellGraduate(tx, services, request, { kind: "transcriptReceived", ...told });
  audit({
    action: "receiveTranscript",
    subject: "transcriptRequest",
    subjectId: id,
    before: { state },
    after: { code, receiver },
  });
}

/** A place of a request to which its transcript is on the way. */
const onItsWay = (request: LockedRequest, position: number): Destination => {
  const destination =
    request.destinations.find((one) => one.position === position) ?? fail("not_found");
  return isOnItsWay(destination) ? destination : fail("transcript_moved");
};

/** Notes a receipt of which the registry has heard elsewhere: from the courier, by telephone. */
export const receiveTranscript: Handler<Endpoints["receiveTranscript"]> = async (
  ctx,
  { id, position },
) => {
  await ctx.change(async (change) => {
    const request = await lockRequest(change.tx, id);
    await noteArrival(change, ctx, request, onItsWay(request, position));
  });
  return {};
};

/** Asks a receiver again, whose letter was lost or whose link is over. */
export const askTranscriptReceiver: Handler<Endpoints["askTranscriptReceiver"]> = async (
  ctx,
  { id, position },
) => {
  await ctx.limit("mailByAccount", `receipt:${id}:${position}`);
  await ctx.change(async ({ tx, audit }) => {
    const request = await lockRequest(tx, id);
    const destination = onItsWay(request, position);
    const { sentAt, email, name: receiver } = destination;
    if (sentAt === null || email === "") fail("transcript_moved");
    await askReceiver(tx, ctx, { code: request.code, destination: { ...destination, sentAt } });
    audit({
      action: "askTranscriptReceiver",
      subject: "transcriptRequest",
      subjectId: id,
      after: { code: request.code, receiver },
    });
  });
  return {};
};
