import { rememberPage } from "@polyportal/api-client/client/remember-page";
import { toStartPageLabel } from "@polyportal/domain/messages/page-failed";
import { unbuiltWords } from "@polyportal/domain/messages/unbuilt.words";
import { adminRoutes } from "@polyportal/domain/routes/admin";
import { lecturerRoutes } from "@polyportal/domain/routes/lecturer";
import { routeAt } from "@polyportal/domain/routes/match";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { signedOutRoutes } from "@polyportal/domain/routes/signed-out";
import { studentRoutes } from "@polyportal/domain/routes/student";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";

/**
 * A page of the catalogue that is not there yet says what it belongs to. Whatever is no page before
 * sign-in leads to the start; one of the portal's is remembered, and opens after the sign-in.
 */
export function Page() {
  const { pathname } = useLocation();
  const route = routeAt(signedOutRoutes, pathname);
  if (!route) return <ToStart />;
  return (
    <PageFrame title={`${route.crumb}, ${route.area}`}>
      <PageTitle lead={unbuiltWords.notOpenedYet(route.area)}>{route.crumb}</PageTitle>
      <Button asChild className="mt-6">
        <BareLink href={publicPaths.landing}>{toStartPageLabel}</BareLink>
      </Button>
    </PageFrame>
  );
}

const signedInRoutes = [...studentRoutes, ...lecturerRoutes, ...adminRoutes];

function ToStart() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (routeAt(signedInRoutes, pathname)) rememberPage(pathname + search + hash);
    navigate(publicPaths.landing, { replace: true });
  }, [pathname, search, hash, navigate]);
  return null;
}
