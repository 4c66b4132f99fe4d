import type { Output } from "@polyportal/api-client/client/client";
import { securityKinds, type SecurityKind } from "@polyportal/domain/audit/security";
import { dash } from "@polyportal/domain/format/dash";
import { formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

/** What was done or refused for safety's sake. */
export type Event = Output<"listSecurityLog">["items"][number];

const { columns: heads } = securityMessages;

/** How what happened bears on the school's safety; what is not here only happened. */
const looks: Partial<Record<SecurityKind, "warning" | "fail">> = {
  failed: "warning",
  locked: "fail",
  refused: "warning",
  token: "fail",
  server: "fail",
};

export const columns: readonly DataColumn<Event>[] = [
  {
    id: "at",
    header: heads.at,
    value: ({ at }) => formatDateTime(at),
    rowHeader: true,
    fixed: true,
    width: 8,
    grow: 0,
  },
  {
    id: "person",
    header: heads.person,
    value: securityMessages.who,
    cell: ({ person, personId, kind }) =>
      person !== null && personId !== null ? (
        <PersonLink id={personId} name={person} />
      ) : (
        <span className="text-ink-muted">{securityMessages.who({ person, kind })}</span>
      ),
    sortable: false,
    width: 11,
  },
  {
    id: "what",
    header: heads.what,
    value: securityMessages.told,
    cell: (event) => <RecordLink id={event.id}>{securityMessages.told(event)}</RecordLink>,
    fixed: true,
    sortable: false,
    width: 14,
    grow: 2,
  },
  {
    id: "kind",
    header: heads.kind,
    value: ({ kind }) => securityKinds[kind].label,
    cell: ({ kind }) => <Badge status={looks[kind] ?? "info"}>{securityKinds[kind].label}</Badge>,
    sortable: false,
    width: 10,
    grow: 0,
  },
  {
    id: "by",
    header: heads.by,
    value: ({ by }) => by,
    cell: ({ by, byId }) =>
      by !== null && byId !== null ? <PersonLink id={byId} name={by} /> : dash(by),
    sortable: false,
    width: 9,
  },
  {
    id: "address",
    header: heads.address,
    value: ({ address }) => address,
    sortable: false,
    width: 8,
    grow: 0,
  },
];
