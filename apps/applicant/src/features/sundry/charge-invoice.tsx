import type { Invoice as InvoiceRecord } from "@polyportal/api-client/contract/invoice";
import type { PublicInvoice } from "@polyportal/api-client/contract/sundry-public";
import { bursaryCollectionWords as words } from "@polyportal/domain/messages/bursary-collection.words";
import { invoiceSheetMessages as sheet } from "@polyportal/domain/messages/invoice-sheet";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Invoice } from "@polyportal/ui/invoice";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { PaymentCheck } from "@polyportal/ui/payment-check";
import { Receipt } from "@polyportal/ui/receipt";
import type { ReactNode } from "react";
import { invoiceView, receiptView } from "../../app/invoice-views.ts";
import { useSchool } from "../../app/school.ts";
import { useInvoice } from "../../app/use-invoice.ts";

type Again = { onAgain: () => void };

/** The invoice of whoever has named the payer, by its address; paid, its receipt. */
export function OwnChargeInvoice({ id, onAgain }: Again & { id: string }) {
  const { invoice, error, confirming, answer, confirm, tryAgain } = useInvoice(id);
  if (invoice) {
    const check = { error, confirming, answer, confirm };
    return (
      <Sheet invoice={invoice} onAgain={onAgain}>
        {invoice.state === "open" && <PaymentCheck {...check} />}
      </Sheet>
    );
  }
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {error ? (
        <Alert status="fail" live className="mt-6">
          <p>{loadFailed(error.message)}</p>
          <Button className="mt-3" onClick={tryAgain}>
            {tryAgainLabel}
          </Button>
        </Alert>
      ) : (
        <PageLoader />
      )}
    </>
  );
}

/** The invoice that was made for somebody's number: what it tells is enough to pay it. */
export function FoundChargeInvoice({ found, onAgain }: Again & { found: PublicInvoice }) {
  const { invoice, department } = found;
  return (
    <Sheet invoice={invoice} department={department} onAgain={onAgain}>
      <Alert status="info" title={words.isThisRight} live>
        {words.checkPerson(invoice.fullName, department)}
      </Alert>
    </Sheet>
  );
}

type Props = Again & {
  invoice: InvoiceRecord;
  department?: string | null;
  /** What stands over the sheet. */
  children: ReactNode;
};

function Sheet({ invoice, department, onAgain, children }: Props) {
  const school = useSchool();
  return (
    <>
      <div className="mx-auto mb-6 grid max-w-[210mm] gap-4 print:hidden">
        {invoice.state === "open" && school.sandboxPayments && (
          <Alert status="warning" title={sheet.rehearsal.title}>
            {sheet.rehearsal.body}
          </Alert>
        )}
        {children}
        <Button variant="secondary" className="justify-self-start" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
      {invoice.state === "paid" ? (
        <Receipt receipt={receiptView(invoice, school)} />
      ) : (
        <Invoice
          invoice={{ ...invoiceView(invoice, school), department: department ?? undefined }}
          cardPayment={invoice.cardPayment ?? undefined}
        />
      )}
    </>
  );
}
