import { formatDate } from "@polyportal/domain/format/date";
import { awaitedProofs } from "@polyportal/domain/application/awaited";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { awaitedProofWords as words } from "@polyportal/domain/messages/awaited-proofs";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ofSession, yesOrNo } from "../../parts/list/filters.ts";
import type { RowOf } from "../../parts/list/row-of.ts";

export type Awaited = RowOf<"listAwaitedProofs">;

const { columns: heads } = words;

export const idOf = ({ id }: Awaited): string => id;
export const nameOf = ({ number, fullName }: Awaited): string => `${number}, ${fullName}`;

const cameOn = ({ receivedAt }: Awaited) => (receivedAt ? formatDate(receivedAt) : words.awaited);

export const columns: readonly DataColumn<Awaited>[] = [
  {
    id: "number",
    header: heads.number,
    value: ({ number }) => number,
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 11.5,
    grow: 0,
  },
  {
    id: "fullName",
    header: heads.fullName,
    value: ({ fullName }) => fullName,
    sortable: false,
    width: 8.5,
    grow: 2,
  },
  {
    id: "programme",
    header: heads.programme,
    value: ({ programme }) => programme,
    sortable: false,
    hidden: true,
  },
  {
    id: "proof",
    header: heads.proof,
    value: ({ proof }) => awaitedWords[proof],
    sortable: false,
    width: 9.5,
    grow: 1,
  },
  {
    id: "from",
    header: heads.from,
    value: ({ from }) => from,
    sortable: false,
    width: 9.5,
    grow: 1,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  { id: "sentAt", header: heads.sentAt, value: ({ sentAt }) => formatDate(sentAt), width: 7 },
  {
    id: "receivedAt",
    header: heads.receivedAt,
    value: cameOn,
    cell: (one) => <Badge status={one.receivedAt ? "success" : "warning"}>{cameOn(one)}</Badge>,
    sortable: false,
    width: 10,
    grow: 0,
  },
];

/** What the list is narrowed down by. */
export const filtersOf = (sessions: Parameters<typeof ofSession>[1]): readonly Filter[] => [
  ofSession(heads.session, sessions),
  {
    kind: "several",
    name: "proof",
    label: heads.proof,
    options: awaitedProofs.map((value) => ({ value, label: awaitedWords[value] })),
  },
  yesOrNo("received", words.filters.received, words.yes, words.no),
];
