import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages as words } from "@polyportal/domain/messages/rights";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { RoleList } from "./role-list.tsx";

// The list is what most come for.
const OneRole = lazyPart(async () => (await import("./one-role.tsx")).OneRole);

/** The roles with their people, or the rights of the one that the address names. */
export function Page() {
  const role = useSearchParams()[0].get("role");
  const query = useQuery(queryOptionsFor(useClient(), "listRoleClaims", {}));
  const chosen = query.data?.find((one) => one.role === role);
  if (role === null || (query.data && !chosen)) return <RoleList />;
  return (
    <PortalPage
      title={chosen ? words.roleTitle(roleLabel(chosen.role)) : words.rolesTitle}
      lead={words.rolesLead}
    >
      <Fetched query={query}>
        {(roles) => chosen && <OneRole key={chosen.role} role={chosen} roles={roles} />}
      </Fetched>
    </PortalPage>
  );
}
