import { unbuiltWords } from "@polyportal/domain/messages/unbuilt.words";
import { routeAt } from "@polyportal/domain/routes/match";
import { backToDashboard } from "@polyportal/domain/messages/way-back";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { Navigate, useLocation } from "react-router-dom";
import { leadingTo } from "../../app/named-pages.ts";
import { usePageSet } from "../../app/page-set.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";

/** A page of the person's route set that is not there yet says what it belongs to. */
export function Page() {
  const set = usePageSet();
  const person = useProfile();
  const { pathname } = useLocation();
  const route = routeAt(set.routes, pathname);
  if (!route) return <Navigate to={paths.dashboard} replace />;
  const isEntry = set.menu.some(({ path }) => path === pathname);
  const there = isEntry && leadingTo(set, person, pathname);
  if (there) return <Navigate to={there} replace />;
  return (
    <PortalPage title={route.crumb} lead={unbuiltWords.notOpenedYet(route.area)}>
      <Button asChild>
        <BareLink href={paths.dashboard}>{backToDashboard}</BareLink>
      </Button>
    </PortalPage>
  );
}
