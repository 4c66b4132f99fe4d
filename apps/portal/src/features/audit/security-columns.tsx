import { securityList } from "@polyportal/api-client/list/security-log";
import { securityKinds, type SecurityKind } from "@polyportal/domain/audit/security";
import { dash } from "@polyportal/domain/format/dash";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { Badge } from "@polyportal/ui/badge";
import { columnsOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { PersonLink } from "../../parts/people/person-link.tsx";

/** What was done or refused for safety's sake. */
export type Event = RowOf<"listSecurityLog">;

/** How what happened bears on the school's safety; what is not here only happened. */
const looks: Partial<Record<SecurityKind, "warning" | "fail">> = {
  failed: "warning",
  locked: "fail",
  refused: "warning",
  token: "fail",
  server: "fail",
};

export const columns = columnsOf(securityList, {
  at: { rowHeader: true, fixed: true, width: 8, grow: 0 },
  person: {
    cell: ({ person, personId, kind }) =>
      person !== null && personId !== null ? (
        <PersonLink id={personId} name={person} />
      ) : (
        <span className="text-ink-muted">{securityMessages.who({ person, kind })}</span>
      ),
    width: 11,
  },
  what: {
    cell: (event) => <RecordLink id={event.id}>{securityMessages.told(event)}</RecordLink>,
    fixed: true,
    width: 14,
    grow: 2,
  },
  kind: {
    cell: ({ kind }) => <Badge status={looks[kind] ?? "info"}>{securityKinds[kind].label}</Badge>,
    width: 10,
    grow: 0,
  },
  by: {
    cell: ({ by, byId }) =>
      by !== null && byId !== null ? <PersonLink id={byId} name={by} /> : dash(by),
    width: 9,
  },
  address: { width: 8, grow: 0 },
});
