import { referralMessages as words } from "@polyportal/domain/messages/referral";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

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
    sharedColumns.active,
  ],
  sorts: { code: true, name: true, invoices: true, paid: true, offered: true },
  filters: { active: sharedFilters.active },
});
