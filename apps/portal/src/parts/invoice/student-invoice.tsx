import type { StudentInvoice } from "@polyportal/api-client/contract/fees";
import { invoiceSheetMessages as sheet } from "@polyportal/domain/messages/invoice-sheet";
import { paymentCheckMessages } from "@polyportal/domain/messages/payment-check";
import { portalWords } from "@polyportal/domain/messages/portal.words";
import type { StudentPaymentPurpose } from "@polyportal/domain/payment/purposes";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Invoice } from "@polyportal/ui/invoice";
import { BareLink } from "@polyportal/ui/link";
import { PaymentCheck } from "@polyportal/ui/payment-check";
import { Receipt } from "@polyportal/ui/receipt";
import type { ReactNode } from "react";
import { Navigate, useParams, useSearchParams } from "react-router-dom";
import { CancelInvoice } from "./cancel-invoice.tsx";
import { DocumentPage, useIssuer } from "../paper/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { invoiceView, receiptView } from "./invoice-views.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useSchool } from "../../app/school.ts";
import { useLeadOn } from "./use-lead-on.ts";
import { useStudentInvoice, type InvoiceKey } from "./use-student-invoice.ts";

export type StudentInvoicePageProps = {
  /** The page's name. */
  title: string;
  /** The purpose of this page. Other invoices are shown on their own pages. */
  purpose: StudentPaymentPurpose;
  /** Where to generate another invoice, or to see what is due. */
  generate: string;
  /** The address of a paid one's receipt; or its title, if it replaces the invoice here. */
  receipt: string | ((invoice: { id: string; rrr: string; sessionId: number }) => string);
  /** Further content above it. */
  aside?: (invoice: StudentInvoice) => ReactNode;
};

/** A student's own invoice, by `:rrr` in the path or `?invoice=<id>`. */
export function StudentInvoicePage(props: StudentInvoicePageProps) {
  const { rrr } = useParams();
  const [search] = useSearchParams();
  const id = search.get("invoice");
  if (rrr) return <OwnInvoice key={rrr} {...props} by={{ rrr }} />;
  if (id) return <OwnInvoice key={id} {...props} by={{ id }} />;
  return (
    <PortalPage title={props.title}>
      <EmptyState
        action={
          <Button asChild>
            <BareLink href={props.generate}>{portalWords.seeWhatToPay}</BareLink>
          </Button>
        }
      >
        {portalWords.noInvoiceWasChosen}
      </EmptyState>
    </PortalPage>
  );
}

function OwnInvoice(props: StudentInvoicePageProps & { by: InvoiceKey }) {
  const { title, purpose, by, receipt } = props;
  const page = useStudentInvoice(by);
  const { invoice, error, confirming, answer, confirm, justPaid, tryAgain } = page;
  const issuer = useIssuer();
  const { sandboxPayments } = useSchool();
  useLeadOn(justPaid ? invoice : undefined);
  if (!invoice) {
    return (
      <PortalPage title={title}>
        <Fetched
          query={{ data: undefined, error, refetch: tryAgain }}
          label={confirming ? paymentCheckMessages.asking : portalWords.fetchingInvoice}
        >
          {() => null}
        </Fetched>
      </PortalPage>
    );
  }
  if (invoice.purpose !== purpose) {
    return <Navigate to={studentInvoicePath(invoice.purpose, invoice)} replace />;
  }
  if (invoice.state === "paid" && typeof receipt === "string") {
    return (
      <DocumentPage title={receipt} aside={props.aside?.(invoice)}>
        <Receipt receipt={receiptView(invoice, issuer, receipt)} />
      </DocumentPage>
    );
  }
  return (
    <DocumentPage
      title={title}
      aside={
        <>
          {invoice.state === "open" && sandboxPayments && (
            <Alert status="warning" title={sheet.rehearsal.title}>
              {sheet.rehearsal.body}
            </Alert>
          )}
          {invoice.state === "paid" && typeof receipt === "function" && (
            <Alert status="success" title={sheet.paid.ownTitle} live>
              <Button asChild className="mt-3">
                <BareLink href={receipt(invoice)}>{portalWords.openReceipt}</BareLink>
              </Button>
            </Alert>
          )}
          {invoice.state === "expired" && (
            <Alert status="fail" title={sheet.expired.title}>
              <p>{sheet.expired.body}</p>
              <Button asChild className="mt-3">
                <BareLink href={props.generate}>{sheet.expired.again}</BareLink>
              </Button>
            </Alert>
          )}
          {props.aside?.(invoice)}
          {invoice.state === "open" && <PaymentCheck {...{ error, confirming, answer, confirm }} />}
        </>
      }
    >
      <Invoice
        invoice={invoiceView(invoice, issuer)}
        cardPayment={invoice.cardPayment ?? undefined}
      />
      {/* Below the payment. A hostel's page also gives the bed back; an earlier bed remains a debt. */}
      {invoice.state === "open" && purpose !== "hostel" && (
        <div className="mx-auto mt-6 max-w-[210mm] print:hidden">
          <CancelInvoice id={invoice.id} title={portalWords.cancelIt(invoice.invoiceNo)} />
        </div>
      )}
    </DocumentPage>
  );
}
