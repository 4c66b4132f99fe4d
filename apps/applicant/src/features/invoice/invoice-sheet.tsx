import type { Invoice as InvoiceRecord } from "@polyportal/api-client/contract/invoice";
import { invoiceFormMessages as messages } from "@polyportal/domain/messages/invoice-form";
import { invoiceSheetMessages as sheet } from "@polyportal/domain/messages/invoice-sheet";
import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import { entryBySlug, generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { Alert } from "@polyportal/ui/alert";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import { Button } from "@polyportal/ui/button";
import { Invoice } from "@polyportal/ui/invoice";
import { BareLink } from "@polyportal/ui/link";
import { Receipt } from "@polyportal/ui/receipt";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { invoiceView, receiptView } from "../../app/invoice-views.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import { useSchool } from "../../app/school.ts";

type Props = {
  invoice: InvoiceRecord;
  /** Whether a payment has arrived, for an open invoice. */
  check: ReactNode;
};

/** The page around an invoice or its receipt: where it stands, what comes next, the sheet itself. */
export function InvoiceSheet({ invoice, check }: Props) {
  const school = useSchool();
  const programme = entryBySlug(invoice.programme);
  const paid = invoice.state === "paid";
  const own = invoice.id !== null;
  return (
    <PageFrame
      title={paid ? invoiceWords.paymentReceipt : invoiceWords.invoice}
      breadcrumbs={programme && <Crumbs programme={programme} />}
    >
      <div className="mx-auto mb-6 grid max-w-[210mm] gap-4 empty:hidden print:hidden">
        {invoice.state === "open" && school.sandboxPayments && (
          <Alert status="warning" title={sheet.rehearsal.title}>
            {sheet.rehearsal.body}
          </Alert>
        )}
        {programme && <NextStep invoice={invoice} programme={programme} />}
        {invoice.state === "open" && check}
        {programme && !own && <ForSomebodyElse invoice={invoice} programme={programme} />}
      </div>
      {paid ? (
        <Receipt receipt={receiptView(invoice, school)} />
      ) : (
        <Invoice
          invoice={invoiceView(invoice, school)}
          cardPayment={invoice.cardPayment ?? undefined}
        />
      )}
      {programme && own && (
        <div className="mx-auto mt-6 max-w-[210mm] print:hidden">
          <ForSomebodyElse invoice={invoice} programme={programme} />
        </div>
      )}
    </PageFrame>
  );
}

function Crumbs({ programme }: { programme: ProgrammeEntry }) {
  const { pathname } = useLocation();
  const generate = invoiceWords.generateInvoiceOf(programme.crumb);
  return (
    <Breadcrumbs
      className="mb-4"
      crumbs={[
        { label: generate, path: generateInvoiceOf(programme) },
        { label: invoiceWords.invoice, path: pathname },
      ]}
    />
  );
}

/** A phone number is no person: who does not find the own invoice here, or has two children, goes on. */
function ForSomebodyElse({
  invoice,
  programme,
}: {
  invoice: InvoiceRecord;
  programme: ProgrammeEntry;
}) {
  const navigate = useNavigate();
  const forAnother = { mobileNumber: invoice.regNumber, programme: programme.slug };
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      onClick={() => navigate(generateInvoiceOf(programme), { state: { forAnother } })}
    >
      {invoice.id === null ? messages.noneIsMine : messages.forAnother}
    </Button>
  );
}

/** Paid, the application form; expired, a new invoice. */
function NextStep({ invoice, programme }: { invoice: InvoiceRecord; programme: ProgrammeEntry }) {
  const own = invoice.id !== null;
  if (invoice.state === "paid") {
    return (
      <Alert status="success" title={own ? sheet.paid.ownTitle : sheet.paid.title} live>
        <p>{own ? sheet.paid.ownBody : sheet.paid.body}</p>
        <Button asChild className="mt-3">
          <BareLink href={programme.paths.login}>{sheet.paid.toForm}</BareLink>
        </Button>
      </Alert>
    );
  }
  if (invoice.state === "expired") {
    return (
      <Alert status="fail" title={sheet.expired.title}>
        <p>{sheet.expired.body}</p>
        <Button asChild className="mt-3">
          <BareLink href={generateInvoiceOf(programme)}>{sheet.expired.again}</BareLink>
        </Button>
      </Alert>
    );
  }
  return null;
}
