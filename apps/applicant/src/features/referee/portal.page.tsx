import type { PostgraduatePortal } from "@polyportal/api-client/contract/application-postgraduate";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate } from "@polyportal/domain/format/date";
import { formatNaira } from "@polyportal/domain/format/naira";
import { postgraduateWords as words } from "@polyportal/domain/messages/postgraduate.words";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { postgraduate } from "@polyportal/domain/programmes/postgraduate";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { useQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { DepartmentRequirements } from "../../app/department-requirements.tsx";
import { PageFrame } from "../../app/page-frame.tsx";
import { useSchool } from "../../app/school.ts";

// Most come for what is offered, and do without a form.
const IAmReferee = lazyPart(async () => (await import("./i-am-referee.tsx")).IAmReferee);

/** Postgraduate study at a glance, and the ways in: for applicants and for their referees. */
export function Page() {
  const { data, error, isFetching, refetch } = useQuery(
    queryOptionsFor(useClient(), "getPostgraduatePortal", {}),
  );
  const { name, address } = useSchool();
  return (
    <PageFrame title={words.title}>
      <div className="grid max-w-prose grid-cols-1 gap-8">
        <PageTitle lead={data && words.lead(data.session)}>{words.title}</PageTitle>
        {data && <Offer portal={data} />}
        {!data && isFetching && <PageLoader label={words.fetching} />}
        {!data && error && !isFetching && (
          <Alert status="fail" live>
            <p>{loadFailed(error.message)}</p>
            <Button className="mt-3" onClick={() => void refetch()}>
              {tryAgainLabel}
            </Button>
          </Alert>
        )}
        <WaysIn />
        <Part title={words.transcripts}>
          <p>{words.transcriptsTo(name, address)}</p>
        </Part>
        <Suspense fallback={<PageLoader />}>
          <IAmReferee />
        </Suspense>
      </div>
    </PageFrame>
  );
}

function Offer({ portal }: { portal: PostgraduatePortal }) {
  const { awards, departments } = portal;
  return (
    <>
      <Alert status={portal.open ? "success" : "info"}>{stateOf(portal)}</Alert>
      <Part title={words.awards}>
        <DescriptionList
          items={awards.map(({ name, amount }) => ({ term: name, value: formatNaira(amount) }))}
        />
      </Part>
      <Part title={words.departments}>
        <DepartmentRequirements departments={departments} notSaid={words.notSaid} />
      </Part>
    </>
  );
}

function stateOf({ open, opensAt, closesAt }: PostgraduatePortal): string {
  if (open) return closesAt ? words.openUntil(formatDate(closesAt)) : words.open;
  const later = opensAt !== null && Date.parse(opensAt) > Date.now();
  return later ? words.opensOn(formatDate(opensAt)) : words.closed;
}

function WaysIn() {
  const ways = [
    [words.generate, generateInvoiceOf(postgraduate)],
    [words.login, postgraduate.paths.login],
    [words.reprint, furtherPaths.postgraduateReprint],
  ] as const;
  return (
    <Part title={words.apply}>
      <div className="flex flex-wrap gap-3">
        {ways.map(([label, href], at) => (
          <Button key={href} asChild variant={at === 0 ? "primary" : "secondary"}>
            <BareLink href={href}>{label}</BareLink>
          </Button>
        ))}
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-22 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
