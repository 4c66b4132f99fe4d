import { awaitedProofList } from "@polyportal/api-client/list/awaited-proofs";
import { formatDate } from "@polyportal/domain/format/date";
import { awaitedProofWords as words } from "@polyportal/domain/messages/awaited-proofs";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofSession } from "../../parts/list/filters.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";

export type Awaited = RowOf<"listAwaitedProofs">;

export const idOf = ({ id }: Awaited): string => id;
export const nameOf = ({ number, fullName }: Awaited): string => `${number}, ${fullName}`;

export const columns = columnsOf(awaitedProofList, {
  number: { rowHeader: true, fixed: true, width: 11.5, grow: 0 },
  fullName: { width: 8.5, grow: 2 },
  programme: { hidden: true },
  proof: { width: 9.5, grow: 1 },
  from: { width: 9.5, grow: 1 },
  session: { hidden: true },
  sentAt: { width: 7 },
  receivedAt: {
    cell: ({ receivedAt }) =>
      receivedAt ? (
        <Badge status="success">{formatDate(receivedAt)}</Badge>
      ) : (
        <Badge status="warning">{words.awaited}</Badge>
      ),
    width: 10,
    grow: 0,
  },
});

/** What the list is narrowed down by. */
export const filtersOf = (sessions: Parameters<typeof ofSession>[1]): readonly Filter[] => [
  ofSession(words.columns.session, sessions),
  choiceOf(awaitedProofList, "proof"),
  choiceOf(awaitedProofList, "received"),
];
