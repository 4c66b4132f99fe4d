import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { PageLoader } from "@polyportal/ui/page-loader";
import { applicantWords } from "@polyportal/domain/messages/applicant.words";
import { Suspense, use } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageFrame } from "./page-frame.tsx";
import { pageModule, type LoadPage } from "./pages.ts";
import { loadFallback, pageRoutes } from "./routes.ts";
import { Providers } from "./providers.tsx";

/** The app below its router: the school's configuration, the frame and the page of the path. */
export function App({ school }: { school: SchoolConfiguration }) {
  const { pathname } = useLocation();
  return (
    <Providers school={school}>
      {/* Keyed: a new path shows the loader at once instead of leaving the old page standing. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingPage />}>
          <Routes>
            {pageRoutes.map(({ path, load }) => (
              <Route key={path} path={path} element={<LoadedPage load={load} />} />
            ))}
            <Route path="*" element={<LoadedPage load={loadFallback} />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Providers>
  );
}

function LoadingPage() {
  return (
    <PageFrame title={applicantWords.loading}>
      <PageLoader />
    </PageFrame>
  );
}

function LoadedPage({ load }: { load: LoadPage }) {
  const { Page } = use(pageModule(load));
  return <Page />;
}
