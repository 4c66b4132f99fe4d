import type { Output } from "@polyportal/api-client/client/client";
import { formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { applicationSetupMessages as words } from "@polyportal/domain/messages/application-setup";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import { useMemo } from "react";
import { yesOrNo } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { setupPath } from "./setup-path.ts";

type Setup = Output<"listApplicationSetups">["items"][number];

const { columns: heads, states } = words;

const pathOf = ({ slug, sessionId }: Setup) => setupPath(slug, sessionId);

/** When one can apply, in words. */
function opening({ open, opensOn, closesOn }: Setup): string {
  if (open) return closesOn ? words.openUntil(formatDate(closesOn)) : states.open;
  return opensOn && opensOn > todayInLagos() ? words.opens(formatDate(opensOn)) : states.closed;
}

const feeOf = ({ fees }: Setup) =>
  fees.length === 0 ? words.noFee : fees.map(({ amount }) => formatNaira(amount)).join(", ");

const counted = (
  id: "departments" | "quota" | "invoiced" | "paid" | "sent",
): DataColumn<Setup> => ({
  id,
  header: heads[id],
  value: (setup) => setup[id],
  numeric: true,
  sortable: false,
  width: id === "departments" ? 8 : 5.5,
  grow: 0,
});

const columns: readonly DataColumn<Setup>[] = [
  {
    id: "title",
    header: heads.title,
    value: ({ title }) => title,
    cell: (setup) => (
      <Link href={pathOf(setup)} className="ui-alone">
        {setup.title}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    width: 9,
    grow: 2,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "open",
    header: heads.open,
    value: opening,
    cell: (setup) => <Badge status={setup.open ? "success" : "unapproved"}>{opening(setup)}</Badge>,
    sortable: false,
    width: 15,
    grow: 0,
  },
  { id: "fee", header: heads.fee, value: feeOf, sortable: false, width: 8 },
  counted("departments"),
  counted("quota"),
  counted("invoiced"),
  counted("paid"),
  counted("sent"),
];

const idOf = ({ slug }: Setup) => slug;
const nameOf = ({ title }: Setup) => title;
const rowActions = (setup: Setup) => [{ label: words.acts.setUp, href: pathOf(setup) }];

/** What one can apply for in a session, each leading to its setup. */
export function SetupList() {
  const sessions = useSessions();
  const filters = useMemo(
    () => [
      ofSessionOrCurrent(heads.session, sessions),
      yesOrNo("accepting", heads.open, states.open, states.closed),
    ],
    [sessions],
  );
  return (
    <ListPage
      list="listApplicationSetups"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      exported
      empty={words.none}
    />
  );
}
