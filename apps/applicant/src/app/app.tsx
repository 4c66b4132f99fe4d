import type { SchoolConfiguration } from "@polyportal/api-client/contract/school";
import { PageLoader } from "@polyportal/ui/page-loader";
import { applicantWords } from "@polyportal/domain/messages/applicant.words";
import { Suspense, use } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PageFrame } from "./page-frame.tsx";
import { pageModule, type LoadPage } from "./pages.ts";
import { loadOf } from "./routes.ts";
import { Providers } from "./providers.tsx";

/** The app below its router: the school's configuration, the frame and the page of the path. */
export function App({ school }: { school: SchoolConfiguration }) {
  const { pathname } = useLocation();
  return (
    <Providers school={school}>
      {/* Keyed: a new path shows the loader at once instead of leaving the old page standing. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingPage />}>
          {/* No path has a parameter: looked up, it costs every page 3 KiB less than matched by the router. */}
          <LoadedPage load={loadOf(pathname)} />
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
