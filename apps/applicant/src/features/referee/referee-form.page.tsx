import type { RefereeView } from "@polyportal/api-client/contract/referee";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { Alert } from "@polyportal/ui/alert";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDate } from "@polyportal/domain/format/date";
import { lazyPart } from "../../app/lazy-part.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { AboutApplicant } from "./about-applicant.tsx";
import { Declined, DeclineForm } from "./decline.tsx";
import { LinkOver } from "./link-over.tsx";

const ReferenceForm = lazyPart(async () => (await import("./reference-form.tsx")).ReferenceForm);

/** The form of a referee, opened by the secret of a link, which stands in the address's fragment. */
export function Page() {
  const token = useLocation().hash.slice(1);
  return (
    <PageFrame title={words.title}>
      <PageTitle className="mb-6">{words.title}</PageTitle>
      {token === "" ? (
        <Alert status="info">{words.noLink}</Alert>
      ) : (
        <Link key={token} token={token} />
      )}
    </PageFrame>
  );
}

function Link({ token }: { token: string }) {
  const open = useOperation("openRefereeForm");
  const [answered, setAnswered] = useState<RefereeView>();
  const exchange = useEffectEvent(() => open.mutate({ token }));
  // Once: the exchange uses nothing up, and asking again is up to the person.
  useEffect(() => exchange(), []);
  const view = answered ?? open.data;
  if (open.error) {
    return <LinkOver error={open.error} token={token} onTryAgain={() => open.mutate({ token })} />;
  }
  if (!view) return <PageLoader label={words.opening} />;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-8">
      <AboutApplicant view={view} />
      <div role="status" className="empty:hidden">
        {answered?.givenAt ? (
          <Alert status="success">{words.sent}</Alert>
        ) : (
          view.givenAt && <Alert status="info">{words.givenOn(formatDate(view.givenAt))}</Alert>
        )}
      </div>
      {view.declinedAt && <Declined view={view} token={token} onAnswer={setAnswered} />}
      {!view.givenAt && !view.declinedAt && (
        <>
          <Suspense fallback={<PageLoader />}>
            <ReferenceForm view={view} token={token} onAnswer={setAnswered} />
          </Suspense>
          <DeclineForm token={token} onAnswer={setAnswered} />
        </>
      )}
    </div>
  );
}
