import { toStartPageLabel } from "@polyportal/domain/messages/page-failed";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { unbuiltWords } from "@polyportal/domain/messages/unbuilt.words";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { useSearchParams } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";

/** Where a refused request (`?from=error`) or a page that is not for this person leads. */
export function Page() {
  const [search] = useSearchParams();
  const lead = search.get("from") === "error" ? unbuiltWords.refused : unbuiltWords.pageOfOthers;
  return (
    <PageFrame title={shellMessages.noAccess}>
      <PageTitle lead={lead}>{shellMessages.noAccess}</PageTitle>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <BareLink href={publicPaths.landing}>{toStartPageLabel}</BareLink>
        </Button>
        <Button asChild variant="secondary">
          <BareLink href={publicPaths.login}>{unbuiltWords.signIn}</BareLink>
        </Button>
      </div>
    </PageFrame>
  );
}
