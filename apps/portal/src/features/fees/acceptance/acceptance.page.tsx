import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { letterKindOf } from "@polyportal/domain/admission-letter/offer";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink, Link } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { FeeTabs } from "../../../app/fee-tabs.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { useProfile } from "../../../app/profile.ts";
import { letters } from "./letters.ts";
import { useFeeStatement } from "../use-fees.ts";

/** Whether the offer of admission is accepted, and what comes next. */
export function Page() {
  const query = useFeeStatement("acceptance");
  return (
    <PortalPage
      title="Acceptance"
      lead="By paying the acceptance fee you accept the offer of admission."
    >
      <FeeTabs />
      <Fetched query={query} label="Fetching the acceptance fee…">
        {({ sessions: [fee] }) =>
          fee && fee.total + fee.paid > 0 ? (
            <State fee={fee} />
          ) : (
            <EmptyState>You are not asked for an acceptance fee.</EmptyState>
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
      tone={open ? "info" : "warning"}
      title={open ? "Your invoice waits to be paid" : "The acceptance fee is not paid yet"}
    >
      <p>
        {fee.session}: <Money amount={fee.total} />. Your letters are ready as soon as it is paid.
      </p>
      <Button asChild className="mt-3">
        {open ? (
          <BareLink href={studentInvoicePath("acceptance", open)}>Open the invoice</BareLink>
        ) : (
          <BareLink href={withSearch(paths.acceptanceGenerateInvoice, { session: fee.sessionId })}>
            Generate invoice
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
    { label: "Acceptance letter, to sign", path: `${letter.path}#acceptance` },
    {
      label: "Acceptance Fee Receipt",
      path: withSearch(paths.acceptanceReceipt, { invoice: invoiceId }),
    },
  ];
  return (
    <div className="grid gap-6">
      <Alert tone="success" title={`You have accepted your admission of ${session}`}>
        <p>Print your letters, then pay the school fees and register your courses.</p>
        <Button asChild className="mt-3">
          <BareLink href={paths.schoolFees}>Continue to the school fees</BareLink>
        </Button>
      </Alert>
      <ul
        aria-label="Your papers"
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
