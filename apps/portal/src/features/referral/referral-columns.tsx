import { referralList } from "@polyportal/api-client/list/referrals";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";

export type Referral = RowOf<"listReferrals">;

/** The codes by which people bring applicants. */
export const referrals = listOf(referralList, {
  code: {
    cell: ({ id, code }) => <RecordLink id={id}>{code}</RecordLink>,
    width: 9,
  },
  name: { width: 11, grow: 2 },
  phone: { width: 9.5 },
  invoices: { width: 6, grow: 0 },
  paid: { width: 5, grow: 0 },
  offered: { width: 6, grow: 0 },
  active: { badge: ({ active }) => (active ? "success" : "unapproved"), width: 9, grow: 0 },
});
