import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { isMissing, isOnItsWay, maySend } from "@polyportal/domain/sundry/transcript-arrivals";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { changed } from "./changed.ts";

const SendTranscript = lazyPart(async () => (await import("./send-transcript.tsx")).SendTranscript);

type Request = Output<"getTranscriptRequest">;
type Destination = Request["destinations"][number];

/** Where the transcripts of a request go, which of them have left, and which are there. */
export function Destinations({ request }: { request: Request }) {
  const [sending, setSending] = useState<Destination>();
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {request.destinations.map((one) => (
          <li key={one.position} className="ui-card grid grid-cols-1 gap-1 p-3">
            <p className="font-semibold wrap-anywhere">{one.name}</p>
            <p className="text-14 text-ink-muted wrap-anywhere">
              {[words.deliveries[one.delivery], one.address, one.email, one.country, one.reference]
                .filter(Boolean)
                .join(", ")}
            </p>
            <Standing destination={one} />
            <Acts request={request} destination={one} onSend={() => setSending(one)} />
          </li>
        ))}
      </ul>
      {sending && (
        <Suspense fallback={null}>
          <SendTranscript
            id={request.id}
            destination={sending}
            onClose={() => setSending(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How far a transcript has come, day by day. */
function Standing({ destination: one }: { destination: Destination }) {
  const { sentAt, receivedAt, missingAt, dispatched } = one;
  return (
    <>
      <p className="text-14 wrap-anywhere">
        {sentAt
          ? [words.sentOn(formatDate(sentAt)), dispatched].filter(Boolean).join(", ")
          : words.notSent}
      </p>
      {receivedAt && <p className="text-14">{words.receivedOn(formatDate(receivedAt))}</p>}
      {missingAt && isMissing(one) && (
        <p className="text-14 text-fail">{words.missingOn(formatDate(missingAt))}</p>
      )}
    </>
  );
}

type ActsProps = { request: Request; destination: Destination; onSend: () => void };

/** What the registry does about one place. */
function Acts({ request: { id, state }, destination, onSend }: ActsProps) {
  const mayEnter = useMay(
    "students.enter",
    "dispatchTranscript",
    "receiveTranscript",
    "askTranscriptReceiver",
  );
  const options = { invalidates: changed, onError: tellFailed };
  const receive = useOperation("receiveTranscript", options);
  const ask = useOperation("askTranscriptReceiver", options);
  if (!mayEnter) return null;
  const { position, email } = destination;
  const told = (title: string) => ({
    onSuccess: () => toast({ title, status: "success" as const }),
  });
  const place = { id, position };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {maySend(state, destination) && (
        <Button variant="secondary" onClick={onSend}>
          {isMissing(destination) ? words.sendAgain : words.send}
        </Button>
      )}
      {isOnItsWay(destination) && (
        <Button
          variant="secondary"
          loading={receive.isPending}
          onClick={() => receive.mutate(place, told(words.received))}
        >
          {words.receive}
        </Button>
      )}
      {isOnItsWay(destination) && email !== "" && (
        <Button
          variant="secondary"
          loading={ask.isPending}
          onClick={() => ask.mutate(place, told(words.asked))}
        >
          {words.askReceiver}
        </Button>
      )}
    </div>
  );
}
