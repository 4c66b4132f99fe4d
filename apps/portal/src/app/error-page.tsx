import { ApiError } from "@polyportal/api-client/client/api-error";
import { isSignedIn, readSession } from "@polyportal/api-client/client/sign-in-session";
import { backToDashboard } from "@polyportal/domain/messages/way-back";
import { pageFailed } from "@polyportal/domain/messages/page-failed";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { Frame } from "./frame.tsx";
import { PageNotLoaded } from "./page-not-loaded.ts";
import { useSchool } from "./school.ts";
import { useSignOut } from "./sign-out.tsx";

const { notLoaded, broken } = pageFailed;

function wordsFor(failure: unknown) {
  if (failure instanceof PageNotLoaded) return notLoaded;
  if (failure instanceof ApiError) return { ...notLoaded, lead: loadFailed(failure.message) };
  return broken;
}

/** Shown inside the shell if a page cannot be rendered, with a way to continue. */
export function ErrorPage({ failure }: { failure: unknown }) {
  const school = useSchool();
  const { title, lead } = wordsFor(failure);
  // If the session has ended, the browser is already going to the start page.
  if (!isSignedIn()) return <PageLoader />;
  return (
    <>
      <title>{`${title} – ${school.name}`}</title>
      <div role="alert">
        <PageTitle lead={lead}>{title}</PageTitle>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* Reload the whole document: browsers remember that a module failed, so a retry would fail too. */}
        <Button onClick={() => location.reload()}>{tryAgainLabel}</Button>
        <Button asChild variant="secondary">
          <BareLink href={paths.dashboard}>{backToDashboard}</BareLink>
        </Button>
      </div>
    </>
  );
}

/** Shown without a shell if the profile could not be loaded. */
export function PortalError({ failure }: { failure: unknown }) {
  const { askSignOut, signOutModal } = useSignOut();
  return (
    <Frame name={readSession()?.userName} modules={[]} onSignOut={askSignOut}>
      <ErrorPage failure={failure} />
      {signOutModal}
    </Frame>
  );
}
