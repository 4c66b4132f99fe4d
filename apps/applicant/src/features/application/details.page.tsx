import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { useClient } from "@polyportal/api-client/query/client-context";
import { idOf, mayOpen, stepHash, stepsFor } from "@polyportal/domain/application/steps";
import { formatDate } from "@polyportal/domain/format/date";
import { awaitedWords } from "@polyportal/domain/messages/awaited";
import { fullName } from "@polyportal/domain/format/name";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink, Link } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { PageLoader } from "@polyportal/ui/page-loader";
import { Reference } from "@polyportal/ui/reference";
import { useQuery } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { Fetched } from "./fetched.tsx";
import { definitionOf } from "../../app/definitions.ts";
import { Guarded, type Opened } from "./opened.tsx";
import { recordOptions, useOrSignIn } from "./queries.ts";
import { whereToGoOn } from "./section.ts";
import { summaries } from "./steps/summaries.ts";

const References = lazyPart(async () => (await import("./references.tsx")).References);

const Unmet = lazyPart(async () => (await import("./unmet.tsx")).Unmet);

const ApplicationRecovery = lazyPart(
  async () => (await import("./application-recovery.tsx")).ApplicationRecovery,
);

const MovePayment = lazyPart(async () => (await import("./move-payment.tsx")).MovePayment);

/** Whether the programme asks for references. */
const asksReferees = ({ after = [] }: Programme): boolean => after.includes("references");

/** The state of an application: what is saved, what is missing, and the next step. */
export function Page() {
  return <Guarded of={definitionOf}>{(opened) => <Details opened={opened} />}</Guarded>;
}

function Details({ opened }: { opened: Opened<Programme> }) {
  const { programme } = opened;
  const client = useClient();
  const query = useOrSignIn(opened, useQuery(recordOptions(client, opened)));
  const title = applicationWords.applicationDetailsOf(programme.title);
  return (
    <PageFrame title={title}>
      <PageTitle className="mb-6">{title}</PageTitle>
      <Fetched query={query} label={applicationWords.fetchingApplication}>
        {(record) => (
          <div className="grid max-w-prose gap-8">
            {programme.notice && <p className="font-semibold">{programme.notice}</p>}
            <Applicant record={record} />
            <Awaited record={record} programme={programme} />
            <AfterUnmet programme={programme} record={record}>
              {!record.formCompleted && (
                // Reserve the space, so that buttons below do not move.
                <Suspense fallback={<div className="min-h-control" />}>
                  <ApplicationRecovery programme={programme} record={record} />
                </Suspense>
              )}
              <Sections record={record} programme={programme} />
              {stepsFor(programme, record.answers).map((step) => {
                const Summary = summaries[step.kind];
                return (
                  Summary && <Summary key={idOf(step)} programme={programme} record={record} />
                );
              })}
              <WayOn record={record} programme={programme} />
            </AfterUnmet>
            {asksReferees(programme) && (
              <Suspense fallback={<PageLoader />}>
                <References record={record} />
              </Suspense>
            )}
            {!record.formCompleted && (
              <Suspense>
                <MovePayment programme={programme} record={record} />
              </Suspense>
            )}
          </div>
        )}
      </Fetched>
    </PageFrame>
  );
}

/** Shows no buttons before the content above them is loaded. */
function AfterUnmet({ record, programme, children }: Props & { children: ReactNode }) {
  return record.department ? (
    <Suspense fallback={<PageLoader />}>
      <Unmet programme={programme}>{children}</Unmet>
    </Suspense>
  ) : (
    children
  );
}

function Applicant({ record }: { record: ApplicationRecord }) {
  return (
    <DescriptionList
      items={[
        { term: applicationWords.name, value: fullName(record) },
        { term: applicationWords.applicationNumber, value: record.applicationNumber },
        {
          term: applicationWords.rrr,
          value: <Reference label={applicationWords.rrr} value={record.rrr} />,
        },
        { term: applicationWords.session, value: record.session },
        ...(record.putmeResult
          ? [
              { term: awaitedWords.putme, value: record.putmeResult.score ?? awaitedWords.absent },
              { term: awaitedWords.aggregate, value: record.putmeResult.aggregate },
            ]
          : []),
        {
          term: applicationWords.passportPhoto,
          value: <SavedBadge saved={record.passport !== null} />,
        },
      ]}
    />
  );
}

type Props = { record: ApplicationRecord; programme: Programme };

/** The papers that the school awaits from elsewhere. */
function Awaited({ record, programme: { after = [] } }: Props) {
  const one = after.filter((what) => what !== "references");
  if (one.length === 0) return null;
  return (
    <DescriptionList
      items={one.map((what) => ({
        term: awaitedWords[what],
        value:
          what === "confirmation" ? <Confirmed record={record} /> : <Received record={record} />,
      }))}
    />
  );
}

const Received = ({ record: { proofReceivedAt } }: Pick<Props, "record">) => (
  <Badge status={proofReceivedAt ? "success" : "warning"}>
    {proofReceivedAt ? awaitedWords.received(formatDate(proofReceivedAt)) : awaitedWords.awaited}
  </Badge>
);

const Confirmed = ({ record: { requestConfirmed } }: Pick<Props, "record">) => (
  <Badge status={requestConfirmed ? "success" : "warning"}>
    {awaitedWords.confirmed(requestConfirmed === true)}
  </Badge>
);

function Sections({ record, programme }: Props) {
  return (
    <section aria-labelledby="sections" className="grid gap-3">
      <h2 id="sections" className="text-22 font-semibold">
        {applicationWords.sections}
      </h2>
      <ol className="border-t border-line">
        {stepsFor(programme, record.answers).map((step) => (
          <li
            key={idOf(step)}
            className="flex min-h-control flex-wrap items-center justify-between gap-3 border-b border-line sm:py-2"
          >
            {!record.formCompleted && mayOpen(programme, idOf(step), record) ? (
              <Link
                href={`${programme.paths.application}#${stepHash(programme, idOf(step))}`}
                className="ui-alone"
              >
                {step.title}
              </Link>
            ) : (
              step.title
            )}
            <SavedBadge saved={record.saved.includes(idOf(step))} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SavedBadge({ saved }: { saved: boolean }) {
  return (
    <Badge status={saved ? "success" : "warning"}>
      {saved ? applicationWords.saved : applicationWords.missing}
    </Badge>
  );
}

function WayOn({ record, programme }: Props) {
  const { application, preview } = programme.paths;
  const next = whereToGoOn(programme, record);
  return (
    <Button asChild className="justify-self-start">
      {record.formCompleted ? (
        <BareLink href={preview}>{applicationWords.printSlip}</BareLink>
      ) : (
        <BareLink href={`${application}#${next.hash}`}>
          {applicationWords.continueWith(next.title)}
        </BareLink>
      )}
    </Button>
  );
}
