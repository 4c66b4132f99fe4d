import { formatDate } from "@polyportal/domain/format/date";
import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ofSession, yesOrNo } from "../../parts/list/filters.ts";
import type { RowOf } from "../../parts/list/row-of.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

type Newcomer = RowOf<"listClearances">;

const { columns: heads } = words;

export const idOf = ({ id }: Newcomer): string => id;
export const nameOf = ({ fullName, matricNumber }: Newcomer): string =>
  `${fullName}, ${matricNumber}`;

const clearedOf = ({ cleared, components }: Newcomer) => words.of(cleared, components);

export const columns: readonly DataColumn<Newcomer>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    cell: ({ id, fullName }) => <RecordLink id={id}>{fullName}</RecordLink>,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    sortable: false,
    width: 9,
    grow: 0,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    width: 12,
    grow: 1,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "acceptedAt",
    header: heads.acceptedAt,
    value: ({ acceptedAt }) => formatDate(acceptedAt),
    width: 9.5,
    grow: 0,
  },
  {
    id: "cleared",
    header: heads.cleared,
    value: clearedOf,
    cell: (one) => (
      <Badge status={one.cleared === one.components ? "success" : "info"}>{clearedOf(one)}</Badge>
    ),
    sortable: false,
    width: 7,
    grow: 0,
  },
  {
    id: "returned",
    header: heads.returned,
    value: ({ returned }) => returned,
    cell: ({ returned }) => (returned > 0 ? <Badge status="warning">{returned}</Badge> : null),
    numeric: true,
    sortable: false,
    width: 6.5,
    grow: 0,
  },
];

/** What the list is narrowed down by. */
export const filtersOf = (sessions: Parameters<typeof ofSession>[1]): readonly Filter[] => [
  ofSession(heads.session, sessions),
  yesOrNo("returned", words.filters.returned, words.yes, words.no),
];
