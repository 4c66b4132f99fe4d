import { referralList } from "@polyportal/api-client/list/referrals";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { Badge } from "@polyportal/ui/badge";
import type { Filter } from "@polyportal/ui/filter";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";

export type Referral = RowOf<"listReferrals">;

const { states } = referralMessages;

export const columns = columnsOf(referralList, {
  code: {
    cell: ({ id, code }) => <RecordLink id={id}>{code}</RecordLink>,
    rowHeader: true,
    fixed: true,
    width: 9,
  },
  name: { width: 11, grow: 2 },
  phone: { width: 9.5 },
  invoices: { width: 6, grow: 0 },
  paid: { width: 5, grow: 0 },
  offered: { width: 6, grow: 0 },
  active: {
    cell: ({ active }) => (
      <Badge status={active ? "success" : "unapproved"}>
        {active ? states.active : states.off}
      </Badge>
    ),
    width: 9,
    grow: 0,
  },
});

export const filters: readonly Filter[] = [choiceOf(referralList, "active")];

export const idOf = ({ id }: Referral): string => id;
export const nameOf = ({ code }: Referral): string => code;
