import { formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { describeList, yesOrNo, type RowOf } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, states } = words;

type Setup = RowOf<"listApplicationSetups">;

/** When one can apply, in words. */
export function opening({ open, opensOn, closesOn }: Setup): string {
  if (open) return closesOn ? words.openUntil(formatDate(closesOn)) : states.open;
  return opensOn && opensOn > todayInLagos() ? words.opens(formatDate(opensOn)) : states.closed;
}

const feeOf = ({ fees }: Setup) =>
  fees.length === 0 ? words.noFee : fees.map(({ amount }) => formatNaira(amount)).join(", ");

/** What one can apply for in a session. */
export const setupList = describeList({
  name: "listApplicationSetups",
  title: words.title,
  search: words.search,
  none: words.none,
  key: "slug",
  columns: [
    { id: "title", label: columns.title },
    sharedColumns.session,
    { id: "open", label: columns.open, value: opening },
    { id: "opensOn", label: columns.opensOn, kind: "date", only: "file" },
    { id: "closesOn", label: columns.closesOn, kind: "date", only: "file" },
    { id: "fee", label: columns.fee, value: feeOf },
    { id: "departments", label: columns.departments, kind: "number" },
    { id: "quota", label: columns.quota, kind: "number" },
    { id: "invoiced", label: columns.invoiced, kind: "number" },
    { id: "paid", label: columns.paid, kind: "number" },
    { id: "sent", label: columns.sent, kind: "number" },
  ],
  sorts: { title: true },
  filters: {
    session: sharedFilters.currentSession,
    accepting: yesOrNo(columns.open, states.open, states.closed),
  },
});
