import type { Output } from "@polyportal/api-client/client/client";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { yesOrNo } from "../../parts/list/filters.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

export type Referral = Output<"listReferrals">["items"][number];

const { columns: heads, states, state } = referralMessages;

const stateOf = ({ active }: Pick<Referral, "active">) => (active ? states.active : states.off);

const figure = (count: number): string => count.toLocaleString("en");

export const columns: readonly DataColumn<Referral>[] = [
  {
    id: "code",
    header: heads.code,
    value: ({ code }) => code,
    cell: ({ id, code }) => <RecordLink id={id}>{code}</RecordLink>,
    rowHeader: true,
    fixed: true,
    width: 9,
  },
  { id: "name", header: heads.name, value: ({ name }) => name, width: 11, grow: 2 },
  { id: "phone", header: heads.phone, value: ({ phone }) => phone, sortable: false, width: 9.5 },
  {
    id: "invoices",
    header: heads.invoices,
    value: ({ invoices }) => invoices,
    cell: ({ invoices }) => figure(invoices),
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "paid",
    header: heads.paid,
    value: ({ paid }) => paid,
    cell: ({ paid }) => figure(paid),
    numeric: true,
    width: 5,
    grow: 0,
  },
  {
    id: "offered",
    header: heads.offered,
    value: ({ offered }) => offered,
    cell: ({ offered }) => figure(offered),
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "active",
    header: heads.active,
    value: stateOf,
    cell: (one) => <Badge status={one.active ? "success" : "unapproved"}>{stateOf(one)}</Badge>,
    sortable: false,
    width: 9,
    grow: 0,
  },
];

export const filters: readonly Filter[] = [yesOrNo("active", state, states.active, states.off)];

export const idOf = ({ id }: Referral): string => id;
export const nameOf = ({ code }: Referral): string => code;
