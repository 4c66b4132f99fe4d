import { clearanceList } from "@polyportal/api-client/list/clearances";
import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofSession } from "../../parts/list/filters.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { RecordLink } from "../../parts/list/record-link.tsx";

type Newcomer = RowOf<"listClearances">;

export const idOf = ({ id }: Newcomer): string => id;
export const nameOf = ({ fullName, matricNumber }: Newcomer): string =>
  `${fullName}, ${matricNumber}`;

export const columns = columnsOf(clearanceList, {
  fullName: {
    cell: ({ id, fullName }) => <RecordLink id={id}>{fullName}</RecordLink>,
    rowHeader: true,
    fixed: true,
    width: 12,
    grow: 2,
  },
  matricNumber: { width: 9, grow: 0 },
  department: { width: 12, grow: 1 },
  session: { hidden: true },
  acceptedAt: { width: 9.5, grow: 0 },
  cleared: {
    cell: ({ cleared, components }) => (
      <Badge status={cleared === components ? "success" : "info"}>
        {words.of(cleared, components)}
      </Badge>
    ),
    width: 7,
    grow: 0,
  },
  returned: {
    cell: ({ returned }) => (returned > 0 ? <Badge status="warning">{returned}</Badge> : null),
    width: 6.5,
    grow: 0,
  },
});

/** What the list is narrowed down by. */
export const filtersOf = (sessions: Parameters<typeof ofSession>[1]): readonly Filter[] => [
  ofSession(words.columns.session, sessions),
  choiceOf(clearanceList, "returned"),
];
