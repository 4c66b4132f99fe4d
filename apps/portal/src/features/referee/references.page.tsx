import { referenceList } from "@polyportal/api-client/list/references";
import { referenceReadingWords as words } from "@polyportal/domain/messages/reference-reading";
import type { RefereeState } from "@polyportal/domain/referee/rules";
import { Badge } from "@polyportal/ui/badge";
import { lazyPart } from "../../app/lazy-part.ts";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { RecordLink } from "../../parts/list/record-link.tsx";

const OpenReference = lazyPart(async () => (await import("./open-reference.tsx")).OpenReference);

const record = { content: OpenReference, columns: ["applicant", "referee", "state"] };

const looks = {
  named: "unapproved",
  asked: "info",
  opened: "info",
  given: "success",
  declined: "fail",
  undelivered: "fail",
  expired: "warning",
  replaced: "unapproved",
} as const satisfies Record<RefereeState, string>;

const references = listOf(referenceList, {
  applicant: {
    cell: ({ id, applicant }) => <RecordLink id={id}>{applicant}</RecordLink>,
    width: 9,
    grow: 2,
  },
  applicationNumber: { width: 13, grow: 0 },
  award: { hidden: true },
  department: { hidden: true },
  session: { hidden: true },
  referee: { width: 9 },
  institution: { hidden: true },
  relationship: { hidden: true },
  state: { badge: ({ state }) => looks[state], width: 10, grow: 0 },
  at: { width: 7, grow: 0 },
  signals: {
    cell: ({ signals }) =>
      signals.length > 0 && (
        <Badge status="warning">{signals.map((signal) => words.signals[signal]).join(", ")}</Badge>
      ),
    width: 9,
  },
  namedAt: { hidden: true },
});

/** Who was asked about whom; what came opens beside the list, on record, and is no file. */
export function Page() {
  useLazyEndpoints();
  return (
    <ListPage
      {...references}
      lead={words.lead}
      record={record}
      exported={false}
      history="reference"
    />
  );
}
