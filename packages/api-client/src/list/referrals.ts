import { referralMessages as words } from "@polyportal/domain/messages/referral";
import { describeList, yesOrNo } from "./describe.ts";

const { columns, states } = words;

/** The codes by which people bring applicants. */
export const referralList = describeList({
  name: "listReferrals",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    { id: "code", label: columns.code },
    { id: "name", label: columns.name },
    { id: "phone", label: columns.phone },
    { id: "invoices", label: columns.invoices, kind: "number" },
    { id: "paid", label: columns.paid, kind: "number" },
    { id: "offered", label: columns.offered, kind: "number" },
    {
      id: "sessions",
      label: words.bySession,
      value: ({ sessions }) =>
        sessions.map((one) => `${one.session}: ${words.counted(one)}`).join("; "),
      only: "file",
    },
    {
      id: "active",
      label: columns.active,
      value: ({ active }) => (active ? states.active : states.off),
    },
  ],
  sorts: { code: true, name: true, invoices: true, paid: true, offered: true },
  filters: { active: yesOrNo(words.state, states.active, states.off) },
});
