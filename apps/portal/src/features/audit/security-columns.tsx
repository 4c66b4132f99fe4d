import { securityList } from "@polyportal/api-client/list/security-log";
import type { SecurityKind } from "@polyportal/domain/audit/security";
import { dash } from "@polyportal/domain/format/dash";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

/** How what happened bears on the school's safety; what is not here only happened. */
const looks: Partial<Record<SecurityKind, "warning" | "fail">> = {
  failed: "warning",
  locked: "fail",
  refused: "warning",
  token: "fail",
  server: "fail",
};

/** What was done or refused for safety's sake. */
export const events = listOf(securityList, {
  at: { width: 12, grow: 0 },
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
  kind: { badge: ({ kind }) => looks[kind] ?? "info", width: 10, grow: 0 },
  by: {
    cell: ({ by, byId }) => (by === null ? dash(by) : <PersonLink id={byId} name={by} />),
    width: 9,
  },
  address: { width: 8, grow: 0 },
});
