import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { letterKindOf } from "@polyportal/domain/admission-letter/offer";
import { acceptanceWords } from "@polyportal/domain/messages/acceptance.words";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink, Link } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { FeeTabs } from "../fee-tabs.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { useProfile } from "../../../app/profile.ts";
import { letters } from "./letters.ts";
import { useFeeStatement } from "../use-fees.ts";

/** Whether the offer of admission is accepted, and what comes next. */
export function Page() {
  const query = useFeeStatement("acceptance");
  return (
    <PortalPage title={acceptanceWords.acceptance} lead={acceptanceWords.acceptanceLead}>
      <FeeTabs />
      <Fetched query={query} label={acceptanceWords.fetchingAcceptanceFee}>
        {({ sessions: [fee] }) =>
          fee && fee.total + fee.paid > 0 ? (
            <State fee={fee} />
          ) : (
            <EmptyState>{acceptanceWords.notAsked}</EmptyState>
          )
        }
      </Fetched>
    </PortalPage>
  );
}

function State({ fee }: { fee: SessionFee }) {
  const paid = fee.invoices.find(({ state }) => state === "paid");
  if (paid) return <Accepted session={fee.session} invoiceId={paid.id} />;
  const open = fee.invoices.find(({ state }) => state === "open");
  return (
    <Alert
      status={open ? "info" : "warning"}
      title={open ? acceptanceWords.invoiceWaits : acceptanceWords.notPaidYet}
    >
      <p>
        {fee.session}: <Money amount={fee.total} />
        {acceptanceWords.lettersFollow}
      </p>
      <Button asChild className="mt-3">
        {open ? (
          <BareLink href={studentInvoicePath("acceptance", open)}>
            {acceptanceWords.openInvoice}
          </BareLink>
        ) : (
          <BareLink href={withSearch(paths.acceptanceGenerateInvoice, { session: fee.sessionId })}>
            {acceptanceWords.generateInvoice}
          </BareLink>
        )}
      </Button>
    </Alert>
  );
}

function Accepted({ session, invoiceId }: { session: string; invoiceId: string }) {
  const letter = letters[letterKindOf(useProfile().studentTypeId)];
  const papers = [
    { label: letter.title, path: letter.path },
    { label: acceptanceWords.acceptanceLetterToSign, path: `${letter.path}#acceptance` },
    {
      label: acceptanceWords.acceptanceFeeReceipt,
      path: withSearch(paths.acceptanceReceipt, { invoice: invoiceId }),
    },
  ];
  return (
    <div className="grid gap-6">
      <Alert status="success" title={acceptanceWords.accepted(session)}>
        <p>{acceptanceWords.nextSteps}</p>
        <Button asChild className="mt-3">
          <BareLink href={paths.schoolFees}>{acceptanceWords.toSchoolFees}</BareLink>
        </Button>
      </Alert>
      <ul
        aria-label={acceptanceWords.papers}
        className="divide-y divide-line rounded border border-line bg-paper-raised px-4 sm:px-6"
      >
        {papers.map(({ label, path }) => (
          <li key={path} className="py-1 sm:py-3">
            <Link href={path} className="ui-alone">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
