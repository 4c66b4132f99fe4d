import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { chargePayers } from "@polyportal/domain/sundry/charge-payers";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { yesOrNo } from "../../parts/list/filters.ts";
import type { RowOf } from "../../parts/list/row-of.ts";

export type Charge = RowOf<"listBursaryFees">;

const { columns: heads, payers, states } = words;

export const idOf = ({ id }: Charge): string => String(id);
export const nameOf = ({ code, name }: Charge): string => `${code}, ${name}`;

const stateOf = ({ active }: Charge) => (active ? states.active : states.off);

export const columns: readonly DataColumn<Charge>[] = [
  {
    id: "code",
    header: heads.code,
    value: ({ code }) => code,
    rowHeader: true,
    fixed: true,
    width: 7,
    grow: 0,
  },
  { id: "name", header: heads.name, value: ({ name }) => name, width: 14, grow: 2 },
  {
    id: "payer",
    header: heads.payer,
    value: ({ payer }) => payers[payer],
    sortable: false,
    width: 7,
    grow: 0,
  },
  {
    id: "amount",
    header: heads.amount,
    value: ({ least, most }) => words.amount(least, most),
    numeric: true,
    sortable: false,
    width: 14,
  },
  {
    id: "account",
    header: heads.account,
    value: ({ account }) => account,
    sortable: false,
    hidden: true,
  },
  {
    id: "active",
    header: heads.active,
    value: stateOf,
    cell: (one) => <Badge status={one.active ? "success" : "unapproved"}>{stateOf(one)}</Badge>,
    sortable: false,
    width: 8.5,
    grow: 0,
  },
];

/** What the list is narrowed down by. */
export const filters: readonly Filter[] = [
  {
    kind: "select",
    name: "payer",
    label: heads.payer,
    options: chargePayers.map((value) => ({ value, label: payers[value] })),
  },
  yesOrNo("active", heads.active, states.active, states.off),
];
