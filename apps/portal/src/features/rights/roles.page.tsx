import { useClient } from "@polyportal/api-client/query/client-context";
import { invalidate, queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Tabs } from "@polyportal/ui/tabs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { GuardUnsaved } from "../../parts/form/guard-unsaved.tsx";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { roleColumns, RoleList, type RoleRow } from "./role-list.tsx";
import { useDraft } from "./use-draft.ts";

// The list is what most come for.
const RoleClaims = lazy(async () => ({ default: (await import("./role-claims.tsx")).RoleClaims }));

// What became of a role is asked on few visits.
const History = lazy(async () => ({
  default: (await import("../../parts/history/history.tsx")).History,
}));

/** The roles with their people, and the rights of the one that the address names. */
export function Page() {
  const role = useSearchParams()[0].get("role");
  const query = useQuery(queryOptionsFor(useClient(), "listRoleClaims", {}));
  const chosen = query.data?.find((one) => one.role === role);
  return (
    <PortalPage
      title={chosen ? rightsMessages.roleTitle(roleLabel(chosen.role)) : rightsMessages.rolesTitle}
      lead={rightsMessages.rolesLead}
      actions={!chosen && <ExportMenu list="listRoleClaims" columns={roleColumns} />}
    >
      <Fetched query={query}>
        {(roles) =>
          chosen ? (
            <OneRole key={chosen.role} role={chosen} roles={roles} />
          ) : (
            <RoleList roles={roles} />
          )
        }
      </Fetched>
    </PortalPage>
  );
}

const claimsOf = ({ claims }: RoleRow) => claims.toSorted();

/** One role. What is ticked outlasts a look at its history. */
function OneRole({ role, roles }: { role: RoleRow; roles: readonly RoleRow[] }) {
  const queryClient = useQueryClient();
  const draft = useDraft(role, claimsOf, () => invalidate(queryClient, ["listRoleClaims"]));
  const name = roleLabel(role.role);
  return (
    <>
      {draft.changed && <GuardUnsaved record="role" />}
      <Tabs
        label={rightsMessages.roleTitle(name)}
        tabs={[
          {
            hash: "rights",
            label: rightsMessages.roleColumns.claims,
            content: <RoleClaims role={role} roles={roles} draft={draft} />,
          },
          {
            hash: "history",
            label: auditMessages.history,
            content: (
              <Suspense fallback={<PageLoader />}>
                <History subject="role" id={role.role} name={name} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}
