import { referralMessages } from "@polyportal/domain/messages/referral";
import { exportOf } from "../../export/export-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { referralList } from "./list-referrals.ts";

const { columns, states, state, bySession, counted } = referralMessages;

/** The codes as a file, in the words of their page. */
export const referralExport = exportOf("listReferrals", referralList, {
  title: referralMessages.title,
  columns: [
    { id: "code", label: columns.code },
    { id: "name", label: columns.name },
    { id: "phone", label: columns.phone },
    { id: "invoices", label: columns.invoices },
    { id: "paid", label: columns.paid },
    { id: "offered", label: columns.offered },
    {
      id: "sessions",
      label: bySession,
      cell: ({ sessions }) => sessions.map((one) => `${one.session}: ${counted(one)}`).join("; "),
    },
    {
      id: "active",
      label: columns.active,
      cell: ({ active }) => (active ? states.active : states.off),
    },
  ],
  filters: {
    active: yesOrNo(state, states.active, states.off),
  },
});
