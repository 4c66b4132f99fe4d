import { isSignedIn } from "@polyportal/api-client/client/sign-in-session";
import { paths } from "@polyportal/domain/routes/paths";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Suspense, use, useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { isOpenTo, mayOpen } from "./access.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorPage, PortalError } from "./error-page.tsx";
import { FocusOnArrival } from "./focus.ts";
import { LoadingPortal } from "./loading-portal.tsx";
import type { LoadPage } from "./page-set-type.ts";
import { usePageSet } from "./page-set.ts";
import { loadUnbuilt, pageModule } from "./pages.ts";
import { useProfile } from "./profile.ts";
import { Shell } from "./shell.tsx";
import { toStartPage } from "./signed-out.ts";
import { WithPageSet } from "./with-page-set.tsx";

/** The app inside its router: the person, the shell, and the page of the address. */
export function App() {
  return (
    <ErrorBoundary page={PortalError}>
      <Suspense fallback={<LoadingPortal />}>
        <Portal />
      </Suspense>
    </ErrorBoundary>
  );
}

function Portal() {
  const { role } = useProfile();
  useEffect(() => {
    if (!isSignedIn()) toStartPage();
  });
  return (
    <WithPageSet role={role}>
      <Shell>
        <OpenPage />
      </Shell>
    </WithPageSet>
  );
}

/** The page of the address. */
function OpenPage() {
  const [set, profile] = [usePageSet(), useProfile()];
  const location = useLocation();
  return (
    <Suspense fallback={<PageLoader />}>
      {/* If a page fails, the shell around it stays. Another page resets the boundary. */}
      <ErrorBoundary key={location.pathname} page={ErrorPage}>
        {!isOpenTo(set, location.pathname, profile) ? (
          <Navigate to={paths.noAccess} replace />
        ) : mayOpen(set, location.pathname) ? (
          <Routes>
            {Object.entries(set.pages).map(([path, load]) => (
              <Route key={path} path={path} element={<LoadedPage load={load} />} />
            ))}
            <Route path="*" element={<LoadedPage load={loadUnbuilt} />} />
          </Routes>
        ) : (
          <Navigate to={paths.dashboard} replace />
        )}
      </ErrorBoundary>
    </Suspense>
  );
}

function LoadedPage({ load }: { load: LoadPage }) {
  const { Page } = use(pageModule(load));
  return (
    <>
      <Page />
      <FocusOnArrival />
    </>
  );
}
