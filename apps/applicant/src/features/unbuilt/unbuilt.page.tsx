import { routeAt } from "@polyportal/domain/routes/match";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { signedOutRoutes } from "@polyportal/domain/routes/signed-out";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { Navigate, useLocation } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";

/**
 * A page of the catalogue that is not there yet says what it belongs to. Whatever is no page before
 * sign-in, one of the portal's among them, leads to the start.
 */
export function Page() {
  const { pathname } = useLocation();
  const route = routeAt(signedOutRoutes, pathname);
  if (!route) return <Navigate to={publicPaths.landing} replace />;
  return (
    <PageFrame title={`${route.crumb}, ${route.area}`}>
      <PageTitle
        lead={`This page belongs to ${route.area}, which the school has not opened here yet.`}
      >
        {route.crumb}
      </PageTitle>
      <Button asChild className="mt-6">
        <BareLink href={publicPaths.landing}>Go to the start page</BareLink>
      </Button>
    </PageFrame>
  );
}
