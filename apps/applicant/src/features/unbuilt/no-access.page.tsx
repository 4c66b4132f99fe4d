import { toStartPageLabel } from "@polyportal/domain/messages/page-failed";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { useSearchParams } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";

/** Where a refused request (`?from=error`) or a page that is not for this person leads. */
export function Page() {
  const [search] = useSearchParams();
  const lead =
    search.get("from") === "error"
      ? "The server refused what you asked for: you do not have access to it. Nothing was changed."
      : "This page is not for you, or not before you sign in.";
  return (
    <PageFrame title={shellMessages.noAccess}>
      <PageTitle lead={lead}>{shellMessages.noAccess}</PageTitle>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <BareLink href={publicPaths.landing}>{toStartPageLabel}</BareLink>
        </Button>
        <Button asChild variant="secondary">
          <BareLink href={publicPaths.login}>Sign in</BareLink>
        </Button>
      </div>
    </PageFrame>
  );
}
