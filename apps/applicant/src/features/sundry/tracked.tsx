import type { TrackedTranscript } from "@polyportal/api-client/contract/sundry-transcript";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { isMissing } from "@polyportal/domain/sundry/transcript-arrivals";
import { Badge } from "@polyportal/ui/badge";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";

const badges = {
  unpaid: "warning",
  paid: "unapproved",
  checking: "unapproved",
  prepared: "unapproved",
  signed: "unapproved",
  sent: "success",
  received: "success",
} as const satisfies Record<TrackedTranscript["state"], unknown>;

/** How a request for transcripts stands: where it is, by when it is promised, why it waits. */
export function Tracked({ request }: { request: TrackedTranscript }) {
  const { code, state, promised, waitsFor, steps, destinations } = request;
  const { name, office, next } = transcriptStateWords[state];
  return (
    <Card title={code} level={3}>
      <DescriptionList
        items={[
          { term: words.state, value: <Badge status={badges[state]}>{name}</Badge> },
          { term: words.office, value: office },
          {
            term: words.promised,
            value: promised === null ? words.afterPayment : formatDate(promised),
          },
          ...(waitsFor ? [{ term: words.waits, value: waitsFor }] : []),
        ]}
      />
      <p className="mt-4">{next}</p>
      <h4 className="mt-6 font-semibold">{words.steps}</h4>
      <DescriptionList
        items={steps.map((step) => ({
          term: transcriptStateWords[step.state].done,
          value: formatDateTime(step.at),
        }))}
      />
      <h4 className="mt-6 font-semibold">{words.goesTo}</h4>
      <DescriptionList
        items={destinations.map((one) => ({
          term: words.deliveries[one.delivery],
          value: [
            one.name,
            one.country,
            one.reference,
            one.sentAt && words.sentOn(formatDate(one.sentAt)),
            one.dispatched && words.followedBy(one.dispatched),
            one.receivedAt && words.receivedOn(formatDate(one.receivedAt)),
            one.missingAt && isMissing(one) && words.notArrived,
          ]
            .filter(Boolean)
            .join(", "),
        }))}
      />
    </Card>
  );
}
