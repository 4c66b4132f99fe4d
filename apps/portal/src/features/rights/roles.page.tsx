import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { roleLabel } from "../../parts/roles/role-label.ts";
import { RoleClaims } from "./role-claims.tsx";
import { RoleList } from "./role-list.tsx";

/** The roles with their people, and the rights of the one that the address names. */
export function Page() {
  const role = useSearchParams()[0].get("role");
  const query = useQuery(queryOptionsFor(useClient(), "listRoleClaims", {}));
  const chosen = query.data?.find((one) => one.role === role);
  return (
    <PortalPage
      title={chosen ? rightsMessages.roleTitle(roleLabel(chosen.role)) : rightsMessages.rolesTitle}
      lead={rightsMessages.rolesLead}
    >
      <Fetched query={query}>
        {(roles) =>
          chosen ? (
            <RoleClaims key={`${chosen.role} ${chosen.revision}`} role={chosen} roles={roles} />
          ) : (
            <RoleList roles={roles} />
          )
        }
      </Fetched>
    </PortalPage>
  );
}
