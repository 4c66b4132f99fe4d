import { unbuiltWords } from "@polyportal/domain/messages/unbuilt.words";
import { routeAt } from "@polyportal/domain/routes/match";
import { backToDashboard } from "@polyportal/domain/messages/way-back";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { Navigate, useLocation } from "react-router-dom";
import { pagesFor, segmentOf } from "../../app/named-pages.ts";
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
  // An entry of the menu leads to what there is of its part of the school.
  if (set.menu.some(({ path }) => path === pathname)) {
    const pages = pagesFor(set, person).flatMap(({ items }) => items);
    const first = pages.find(({ href }) => segmentOf(href) === segmentOf(pathname));
    if (first) return <Navigate to={first.href} replace />;
  }
  return (
    <PortalPage title={route.crumb} lead={unbuiltWords.notOpenedYet(route.area)}>
      <Button asChild>
        <BareLink href={paths.dashboard}>{backToDashboard}</BareLink>
      </Button>
    </PortalPage>
  );
}
