import { rememberPage } from "@polyportal/api-client/client/remember-page";
import { adminRoutes } from "@polyportal/domain/routes/admin";
import { lecturerRoutes } from "@polyportal/domain/routes/lecturer";
import { routeAt } from "@polyportal/domain/routes/match";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { studentRoutes } from "@polyportal/domain/routes/student";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

const signedInRoutes = [...studentRoutes, ...lecturerRoutes, ...adminRoutes];

/**
 * Whatever is no page before sign-in leads to the start; one of the portal's is remembered, and opens after the
 * sign-in.
 */
export function Page() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (routeAt(signedInRoutes, pathname)) rememberPage(pathname + search + hash);
    navigate(publicPaths.landing, { replace: true });
  }, [pathname, search, hash, navigate]);
  return null;
}
