import type { Output } from "@polyportal/api-client/client/client";
import {
  securityKindNames,
  securityKinds,
  type SecurityKind,
} from "@polyportal/domain/audit/security";
import { dash } from "@polyportal/domain/format/dash";
import { formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { dateSpans } from "@polyportal/domain/table/date-spans";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ListPage } from "../../parts/list/list-page.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

type Event = Output<"listSecurityLog">["items"][number];

const { columns: heads, filters: labels } = securityMessages;

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

/** How what happened bears on the school's safety; what is not here only happened. */
const looks: Partial<Record<SecurityKind, "warning" | "fail">> = {
  failed: "warning",
  locked: "fail",
  refused: "warning",
  token: "fail",
};

const columns: readonly DataColumn<Event>[] = [
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
    value: ({ person }) => person ?? securityMessages.unknown,
    cell: ({ person, personId }) =>
      person !== null && personId !== null ? (
        <PersonLink id={personId} name={person} />
      ) : (
        <span className="text-ink-muted">{securityMessages.unknown}</span>
      ),
    sortable: false,
    width: 11,
  },
  {
    id: "what",
    header: heads.what,
    value: securityMessages.told,
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

const filters: readonly Filter[] = [
  {
    kind: "several",
    name: "kind",
    label: labels.kind,
    options: securityKindNames.map((value) => ({ value, label: securityKinds[value].label })),
  },
  { kind: "dates", name: "day", label: labels.day, spans: dateSpans },
];

const idOf = ({ id }: Event) => id;
const nameOf = ({ at, what }: Event) => `${capital(what)}, ${formatDateTime(at)}`;

/** What was done and refused for safety's sake; a person's name leads to the sign-ins of the account. */
export const Page = () => (
  <ListPage
    list="listSecurityLog"
    title={securityMessages.title}
    lead={securityMessages.lead}
    columns={columns}
    filters={filters}
    searchLabel={securityMessages.search}
    rowId={idOf}
    rowLabel={nameOf}
    empty={securityMessages.none}
    exported
  />
);
