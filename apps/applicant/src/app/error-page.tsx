import { pageFailed, toStartPageLabel } from "@polyportal/domain/messages/page-failed";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { PageFrame } from "./page-frame.tsx";
import { PageNotLoaded } from "./pages.ts";

/** What stands where a page could not be drawn, with a way on. */
export function ErrorPage({ failure }: { failure: unknown }) {
  const { title, lead } =
    failure instanceof PageNotLoaded ? pageFailed.notLoaded : pageFailed.broken;
  return (
    <PageFrame title={title}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* The whole document: a browser remembers that a module failed, and so would a mere retry. */}
        <Button onClick={() => location.reload()}>{tryAgainLabel}</Button>
        <Button asChild variant="secondary">
          <BareLink href={publicPaths.landing}>{toStartPageLabel}</BareLink>
        </Button>
      </div>
    </PageFrame>
  );
}
