import { routeAt } from "@polyportal/domain/routes/match";
import { backToDashboard } from "@polyportal/domain/messages/dashboard";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { Navigate, useLocation } from "react-router-dom";
import { routesFor } from "../../app/access.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";

/** A page of the person's route set that is not there yet says what it belongs to. */
export function Page() {
  const { role } = useProfile();
  const route = routeAt(routesFor(role), useLocation().pathname);
  if (!route) return <Navigate to={paths.dashboard} replace />;
  return (
    <PortalPage
      title={route.crumb}
      lead={`This page belongs to ${route.area}, which the school has not opened here yet.`}
    >
      <Button asChild>
        <BareLink href={paths.dashboard}>{backToDashboard}</BareLink>
      </Button>
    </PortalPage>
  );
}
