import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import type { Output } from "@polyportal/api-client/client/client";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles as allRoles } from "@polyportal/domain/authentication/roles";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimName } from "@polyportal/domain/rights/claims";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import { labelOf } from "@polyportal/ui/menu-label";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useMay } from "../../app/use-may.ts";
import { AskAct } from "../../parts/act/ask.tsx";
import { useRecordHistory } from "../../parts/history/use-record-history.tsx";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { WholeTable } from "../../parts/list/whole-table.tsx";

type Menu = Output<"listMenus">["labels"][number];

const { menuColumns: heads, enabled, disabled, switchOn, switchOff, manage } = rightsMessages;

const columns: readonly DataColumn<Menu>[] = [
  {
    id: "label",
    header: heads.label,
    value: (menu) => labelOf(menu),
    cell: (menu) => (
      <Link href={withSearch(staffPaths.manageMenu, { label: menu.label })} className="ui-alone">
        {labelOf(menu)}
      </Link>
    ),
    width: 10,
  },
  { id: "path", header: heads.path, value: ({ path }) => path, width: 12, hidden: true },
  {
    id: "roles",
    header: heads.roles,
    // In the order of the list of roles, so that two labels are compared at a glance.
    value: ({ roles }) =>
      allRoles
        .filter((role) => roles.includes(role))
        .map(roleLabel)
        .join(", "),
    width: 15,
    grow: 3,
    sortable: false,
  },
  {
    id: "positions",
    header: heads.positions,
    value: ({ positions }) => rightsMessages.positions(positions),
    width: 13,
    grow: 2,
    sortable: false,
  },
  {
    id: "claims",
    header: heads.claims,
    value: ({ claims }) => claims.map(claimName).join(", "),
    width: 13,
    grow: 2,
    sortable: false,
  },
  {
    id: "enabled",
    header: heads.enabled,
    value: (menu) => (menu.enabled ? enabled : disabled),
    cell: (menu) => (
      <Badge status={menu.enabled ? "success" : "fail"}>{menu.enabled ? enabled : disabled}</Badge>
    ),
    width: 7,
    grow: 0,
  },
];

const idOf = ({ label }: Menu) => label;

/** Every label of the side menus, switched on and off; each leads to its rights and order. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "listMenus", {}));
  const mayEnter = useMay("users.enter", "saveMenu");
  const [asked, setAsked] = useState<Menu>();
  const { mutateAsync } = useOperation("saveMenu", {
    invalidates: ["listMenus", "getProfile", "getHistory"],
  });
  const rowActions = useCallback(
    (menu: Menu) => [
      { label: manage, href: withSearch(staffPaths.manageMenu, { label: menu.label }) },
      {
        label: menu.enabled ? switchOff : switchOn,
        danger: menu.enabled,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () => setAsked(menu),
      },
    ],
    [mayEnter],
  );
  const past = useRecordHistory("menu", { rowId: idOf, rowLabel: labelOf, rowActions });
  return (
    <PortalPage
      title={rightsMessages.menusTitle}
      lead={rightsMessages.menusLead}
      actions={<ExportMenu list="listMenus" columns={columns} />}
    >
      <Fetched query={query}>
        {({ labels }) => (
          <WholeTable
            list="listMenus"
            title={rightsMessages.menusTitle}
            columns={columns}
            rows={labels}
            rowId={idOf}
            rowLabel={idOf}
            rowActions={past.rowActions}
            searchLabel={heads.label}
          />
        )}
      </Fetched>
      {past.over}
      {asked && (
        <AskAct
          title={`${asked.enabled ? switchOff : switchOn}: ${labelOf(asked)}`}
          question={rightsMessages.switchQuestion(labelOf(asked), !asked.enabled, asked.people)}
          label={asked.enabled ? switchOff : switchOn}
          onClose={() => setAsked(undefined)}
          onAct={async ({ reason }) => {
            const { label, roles, revision } = asked;
            await mutateAsync({ label, roles, revision, enabled: !asked.enabled, reason });
            toast({ title: actMessages.saved(rightsMessages.thing), tone: "success" });
          }}
        >
          <WhoGains wish={{ menu: { label: asked.label, enabled: !asked.enabled } }} />
        </AskAct>
      )}
    </PortalPage>
  );
}
