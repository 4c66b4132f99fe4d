import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import type { Output } from "@polyportal/api-client/client/client";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { menuLabel } from "@polyportal/domain/routes/menu-label";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { Past } from "../../parts/history/past.tsx";
import { MenuClaims } from "./menu-claims.tsx";
import { MenuOrder } from "./menu-order.tsx";
import { MenuRoles } from "./menu-roles.tsx";

/** One label: by which rights it shows, which roles bring it, and where it stands among theirs. */
export function Page() {
  const label = useSearchParams()[0].get("label") ?? "";
  const query = useQuery(queryOptionsFor(useClient(), "listMenus", {}));
  return (
    <PortalPage
      title={label === "" ? rightsMessages.manage : rightsMessages.menuTitle(menuLabel(label))}
      lead={rightsMessages.menuLead}
    >
      <Fetched query={query}>{(menus) => <OneMenu label={label} menus={menus} />}</Fetched>
    </PortalPage>
  );
}

function OneMenu({ label, menus }: { label: string; menus: Output<"listMenus"> }) {
  const menu = menus.labels.find((one) => one.label === label);
  if (!menu) {
    return (
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link href={staffPaths.menus}>{rightsMessages.chooseMenu}</Link>
          </Button>
        }
      >
        {rightsMessages.menuUnknown}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      <div key={menu.label} className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {menu.claims.length > 0 && <MenuClaims menu={menu} />}
        <MenuRoles menu={menu} />
        <MenuOrder menu={menu} orders={menus.orders} />
      </div>
      <Past subject="menu" id={menu.label} name={menuLabel(menu.label)} />
    </div>
  );
}
