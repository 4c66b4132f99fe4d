import { transcriptRequestList } from "@polyportal/api-client/list/transcript-requests";
import { formatDate } from "@polyportal/domain/format/date";
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import type { TranscriptState } from "@polyportal/domain/sundry/transcript";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { RecordLink } from "../../parts/list/record-link.tsx";

type Request = RowOf<"listTranscriptRequests">;

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

export const columns = columnsOf(transcriptRequestList, {
  code: {
    cell: ({ id, code }) => <RecordLink id={id}>{code}</RecordLink>,
    rowHeader: true,
    fixed: true,
    width: 8.5,
    grow: 0,
  },
  fullName: { width: 10, grow: 2 },
  matricNumber: { hidden: true },
  department: { hidden: true },
  state: {
    cell: ({ state }) => <Badge status={looks[state]}>{transcriptStateWords[state].name}</Badge>,
    width: 7.5,
    grow: 0,
  },
  owner: { width: 10, grow: 1 },
  promised: {
    cell: ({ promised, late }) => {
      if (promised === null) return null;
      const day = formatDate(promised);
      return late ? <Badge status="fail">{words.lateOn(day)}</Badge> : day;
    },
    width: 10,
    grow: 0,
  },
  waitsFor: { width: 10, grow: 1 },
  destinations: { hidden: true },
  orderedAt: { hidden: true },
});

/** What the queue is narrowed down by. */
export const filters: readonly Filter[] = [
  choiceOf(transcriptRequestList, "state"),
  choiceOf(transcriptRequestList, "mine"),
  choiceOf(transcriptRequestList, "late"),
  choiceOf(transcriptRequestList, "waiting"),
];
