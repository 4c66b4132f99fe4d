import type { transcriptRequestEndpoints } from "@polyportal/api-client/contract/sundry-transcript-requests";
import { transcriptNotices } from "@polyportal/domain/messages/transcript-notices";
import { allSent, maySend } from "@polyportal/domain/sundry/transcript-arrivals";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { bringTo, changeDestination, waitsAfter, type LockedRequest } from "./bring-transcript.ts";
import { askReceiver, noLink } from "./receipt-link.ts";
import { tellGraduate } from "./tell-graduate.ts";
import { unlessStopped } from "./transcript-stops.ts";

/**
 * Notes that a signed transcript has left for one destination, or once more where it has not arrived; with
 * the last of them the request is sent. A receiver with an address is asked whether it came.
 */
export const dispatchTranscript: Handler<
  (typeof transcriptRequestEndpoints)["dispatchTranscript"]
> = async (ctx, { id, position, dispatched, receiver: given }) => {
  const placeOf = ({ destinations }: LockedRequest) =>
    destinations.find((one) => one.position === position) ?? fail("not_found");
  await unlessStopped(ctx, id, {
    mayAct: (request) => maySend(request.state, placeOf(request)),
    async act({ tx, audit }, request) {
      const { code } = request;
      const place = placeOf(request);
      // Where an electronic one goes is the graduate's to say.
      const email = place.email || given;
      const changes = { sentAt: ctx.now, dispatched, email, missingAt: null };
      await changeDestination(tx, place, { ...changes, ...noLink });
      const sent = { ...place, ...changes };
      const after = request.destinations.map((one) => (one === place ? sent : one));
      await bringTo(tx, request, allSent(after) ? "sent" : request.state, ctx.now, {
        waitsFor: waitsAfter(request, { place, after }),
      });
      const { name: receiver } = place;
      const told = transcriptNotices.sent(code, receiver, dispatched);
      await tellGraduate(tx, ctx.services, request, { kind: "transcriptSent", ...told });
      if (email !== "") await askReceiver(tx, ctx, { code, destination: sent });
      audit({
        action: "dispatchTranscript",
        subject: "transcriptRequest",
        subjectId: id,
        after: { code, receiver, dispatched },
      });
    },
  });
  return {};
};
