import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { roleColumns, RoleList } from "./role-list.tsx";

// The list is what most come for.
const OneRole = lazyPart(async () => (await import("./one-role.tsx")).OneRole);

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
            <Suspense fallback={<PageLoader />}>
              <OneRole key={chosen.role} role={chosen} roles={roles} />
            </Suspense>
          ) : (
            <RoleList roles={roles} />
          )
        }
      </Fetched>
    </PortalPage>
  );
}
