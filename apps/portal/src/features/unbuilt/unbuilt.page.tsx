import { unbuiltWords } from "@polyportal/domain/messages/unbuilt.words";
import { routeAt } from "@polyportal/domain/routes/match";
import { backToDashboard } from "@polyportal/domain/messages/way-back";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { Navigate, useLocation } from "react-router-dom";
import { usePageSet } from "../../app/page-set.ts";
import { PortalPage } from "../../app/portal-page.tsx";

/** A page of the person's route set that is not there yet says what it belongs to. */
export function Page() {
  const { routes } = usePageSet();
  const route = routeAt(routes, useLocation().pathname);
  if (!route) return <Navigate to={paths.dashboard} replace />;
  return (
    <PortalPage title={route.crumb} lead={unbuiltWords.notOpenedYet(route.area)}>
      <Button asChild>
        <BareLink href={paths.dashboard}>{backToDashboard}</BareLink>
      </Button>
    </PortalPage>
  );
}
