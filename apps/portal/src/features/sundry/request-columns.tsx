import { transcriptRequestList } from "@polyportal/api-client/list/transcript-requests";
import { formatDate, shortened } from "@polyportal/domain/format/date";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import type { TranscriptState } from "@polyportal/domain/sundry/transcript";
import { Badge } from "@polyportal/ui/badge";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

export const looks = {
  unpaid: "unapproved",
  paid: "warning",
  checking: "info",
  prepared: "info",
  signed: "info",
  sent: "success",
  received: "success",
} as const satisfies Record<TranscriptState, string>;

/** The registry's queue of requests for transcripts. */
export const requests = listOf(transcriptRequestList, {
  code: {
    cell: ({ id, code }) => <RecordLink id={id}>{code}</RecordLink>,
    width: 8.5,
    grow: 0,
  },
  fullName: { width: 10 },
  matricNumber: { hidden: true },
  department: { hidden: true },
  state: { badge: ({ state }) => looks[state], width: 7.5, grow: 0 },
  owner: { width: 10, grow: 1 },
  promised: {
    cell: ({ promised, late }) => {
      if (promised === null) return null;
      const day = shortened(formatDate(promised));
      return late ? <Badge status="fail">{words.lateOn(day)}</Badge> : day;
    },
    width: 10,
    grow: 0,
  },
  waitsFor: { width: 10, grow: 1 },
  destinations: { hidden: true },
  orderedAt: { hidden: true },
});
