import { chargeList } from "@polyportal/api-client/list/charges";
import { bursaryChargeWords as words } from "@polyportal/domain/messages/bursary-charges";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import type { RowOf } from "@polyportal/api-client/list/describe";

export type Charge = RowOf<"listBursaryFees">;

const { states } = words;

export const idOf = ({ id }: Charge): string => String(id);
export const nameOf = ({ code, name }: Charge): string => `${code}, ${name}`;

export const columns = columnsOf(chargeList, {
  code: { rowHeader: true, fixed: true, width: 7, grow: 0 },
  name: { width: 14, grow: 2 },
  payer: { width: 7, grow: 0 },
  amount: { numeric: true, width: 14 },
  account: { hidden: true },
  active: {
    cell: ({ active }) => (
      <Badge status={active ? "success" : "unapproved"}>
        {active ? states.active : states.off}
      </Badge>
    ),
    width: 8.5,
    grow: 0,
  },
});

/** What the list is narrowed down by. */
export const filters: readonly Filter[] = [
  choiceOf(chargeList, "payer"),
  choiceOf(chargeList, "active"),
];
