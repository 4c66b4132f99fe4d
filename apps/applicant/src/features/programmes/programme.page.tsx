import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { programmePageWords as words } from "@polyportal/domain/messages/programme-page.words";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { documentsOf, minutesOf, whoFor } from "@polyportal/domain/programmes/page";
import { eligibilityPath } from "@polyportal/domain/programmes/eligibility-path";
import { programmeOfPath, programmesPath } from "@polyportal/domain/programmes/page-paths";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink, Link } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { Suspense, use, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { definitionOf } from "../../app/definitions.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { FromLetter } from "./from-letter.tsx";
import { Part } from "./part.tsx";
import { ProgrammeFacts } from "./programme-facts.tsx";
import { useProgramme } from "./use-programme.ts";

// A form, which the page is read without.
const WhenOpen = lazyPart(async () => (await import("./when-open.tsx")).WhenOpen);

/** What a programme is, costs and asks, and when one can apply: readable before any script arrives. */
export function Page() {
  const { pathname, hash } = useLocation();
  // The server knows no fragment: what it has drawn is taken over as it is, and the letter's link comes after.
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  const entry = programmeOfPath(pathname);
  if (!entry) return null;
  const programme = use(definitionOf(entry.slug));
  const token = taken ? hash.slice(1) : "";
  return <About key={entry.slug} programme={programme} token={token} taken={taken} />;
}

type AboutProps = { programme: Programme; token: string; taken: boolean };

function About({ programme, token, taken }: AboutProps) {
  const slug = programme.slug as ProgrammeSlug;
  const { page, failed, tryAgain } = useProgramme(slug);
  return (
    <PageFrame title={programme.title}>
      <div className="grid max-w-prose grid-cols-1 gap-8">
        <PageTitle lead={whoFor(programme)}>{programme.title}</PageTitle>
        {token && <FromLetter token={token} title={programme.title} />}
        {page && <ProgrammeFacts page={page} eligibility={eligibilityPath(slug)} />}
        {!page && !failed && <PageLoader label={words.fetching} />}
        {failed && (
          <Alert status="fail" live>
            <p>{words.failed}</p>
            <Button className="mt-3" onClick={tryAgain}>
              {tryAgainLabel}
            </Button>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          {page?.open && (
            <Button asChild>
              <BareLink href={generateInvoiceOf(programme)}>{words.generate}</BareLink>
            </Button>
          )}
          <Button asChild variant="secondary">
            <BareLink href={programme.paths.login}>{words.login}</BareLink>
          </Button>
        </div>
        {taken && page && !page.open && !token && (
          // Nothing in its place where no script runs: drawn by the server it would be an error in the browser.
          <Suspense>
            <WhenOpen programme={slug} />
          </Suspense>
        )}
        <Documents programme={programme} />
        <Steps programme={programme} />
        <p>
          <Link href={programmesPath} className="ui-alone">
            {words.all}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}

const Documents = ({ programme }: { programme: Programme }) => (
  <Part title={words.documents}>
    <p>{words.documentsLead}</p>
    <ul className="grid list-disc gap-1 pl-5">
      {documentsOf(programme).map(({ name, size, everybody }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span>
          {everybody ? "" : `, ${words.whereItApplies}`}
          <span className="text-ink-muted">: {size}</span>
        </li>
      ))}
    </ul>
  </Part>
);

const Steps = ({ programme }: { programme: Programme }) => (
  <Part title={words.steps}>
    <ol className="grid list-decimal gap-1 pl-5">
      <li>{words.payFirst}</li>
      {programme.steps.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
      <li>{words.sendLast}</li>
    </ol>
    <p className="text-ink-muted">{words.time(minutesOf(programme))}</p>
  </Part>
);
