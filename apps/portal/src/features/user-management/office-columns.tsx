import type { Output } from "@polyportal/api-client/client/client";
import { formatDate } from "@polyportal/domain/format/date";
import { officeMessages, officeWords } from "@polyportal/domain/messages/office";
import type { Office } from "@polyportal/domain/rights/offices";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

/** An office of a unit, held on its days. */
export type Held = Output<"listOffices">["items"][number];

const { columns: heads, states } = officeMessages;

const looks = { coming: "info", current: "success", over: "unapproved" } as const;

const holderOf = ({ acting, holder }: Held) => (acting ? officeMessages.acting(holder) : holder);

export const idOf = ({ id }: Held) => id;
export const nameOf = ({ unit, holder }: Held) => `${holder}, ${unit}`;

/** What is told of a tenure, its unit first. */
export const columnsOf = (office: Office): readonly DataColumn<Held>[] => [
  {
    id: "unit",
    header: officeWords[office].unit,
    value: ({ unit }) => unit,
    cell: ({ id, unit }) => <RecordLink id={id}>{unit}</RecordLink>,
    rowHeader: true,
    fixed: true,
    width: 10,
    grow: 2,
  },
  {
    id: "holder",
    header: officeWords[office].holder,
    value: holderOf,
    cell: (held) => <PersonLink id={held.holderId} name={holderOf(held)} />,
    sortable: false,
    width: 11,
    grow: 2,
  },
  {
    id: "staffNumber",
    header: heads.staffNumber,
    value: (held) => held.staffNumber,
    sortable: false,
  },
  { id: "since", header: heads.since, value: ({ since }) => formatDate(since), width: 8 },
  {
    id: "until",
    header: heads.until,
    value: ({ until }) => (until ? formatDate(until) : officeMessages.openEnd),
    width: 8,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge status={looks[state]}>{states[state]}</Badge>,
    sortable: false,
    width: 8,
    grow: 0,
  },
];
