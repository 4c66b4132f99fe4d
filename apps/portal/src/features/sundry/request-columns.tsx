import { formatDate } from "@polyportal/domain/format/date";
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { transcriptStates, type TranscriptState } from "@polyportal/domain/sundry/transcript";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { yesOrNo } from "../../parts/list/filters.ts";
import type { RowOf } from "../../parts/list/row-of.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

type Request = RowOf<"listTranscriptRequests">;

const { columns: heads } = words;

export const looks = {
  unpaid: "unapproved",
  paid: "warning",
  checking: "info",
  prepared: "info",
  signed: "info",
  sent: "success",
  received: "success",
} as const satisfies Record<TranscriptState, string>;

export const idOf = ({ id }: Request): string => id;
export const nameOf = ({ code, fullName }: Request): string => `${code}, ${fullName}`;

const promisedOf = ({ promised, late }: Request) => {
  if (promised === null) return null;
  return late ? words.lateOn(formatDate(promised)) : formatDate(promised);
};

export const columns: readonly DataColumn<Request>[] = [
  {
    id: "code",
    header: heads.code,
    value: ({ code }) => code,
    cell: ({ id, code }) => <RecordLink id={id}>{code}</RecordLink>,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 8.5,
    grow: 0,
  },
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "matricNumber",
    header: heads.matricNumber,
    value: ({ matricNumber }) => matricNumber,
    sortable: false,
    hidden: true,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => transcriptStateWords[state].name,
    cell: ({ state }) => <Badge status={looks[state]}>{transcriptStateWords[state].name}</Badge>,
    sortable: false,
    width: 7.5,
    grow: 0,
  },
  {
    id: "owner",
    header: heads.owner,
    value: ({ owner }) => owner ?? words.nobody,
    sortable: false,
    width: 10,
    grow: 1,
  },
  {
    id: "promised",
    header: heads.promised,
    value: promisedOf,
    cell: (one) => (one.late ? <Badge status="fail">{promisedOf(one)}</Badge> : promisedOf(one)),
    width: 10,
    grow: 0,
  },
  {
    id: "waitsFor",
    header: heads.waitsFor,
    value: ({ waitsFor }) => waitsFor,
    sortable: false,
    width: 10,
    grow: 1,
  },
  {
    id: "destinations",
    header: heads.destinations,
    value: ({ destinations }) => destinations,
    numeric: true,
    sortable: false,
    hidden: true,
  },
  {
    id: "orderedAt",
    header: heads.orderedAt,
    value: ({ orderedAt }) => formatDate(orderedAt),
    hidden: true,
  },
];

/** What the queue is narrowed down by. */
export const filters: readonly Filter[] = [
  {
    kind: "several",
    name: "state",
    label: heads.state,
    options: transcriptStates.map((value) => ({
      value,
      label: transcriptStateWords[value].name,
    })),
  },
  yesOrNo("mine", words.filters.mine, words.yes, words.no),
  yesOrNo("late", words.filters.late, words.yes, words.no),
  yesOrNo("waiting", words.filters.waiting, words.yes, words.no),
];
