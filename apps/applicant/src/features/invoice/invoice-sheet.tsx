import type { Invoice as InvoiceRecord } from "@polyportal/api-client/contract/invoice";
import { invoiceFormMessages as messages } from "@polyportal/domain/messages/invoice-form";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { generateInvoiceOf, programmeBySlug } from "@polyportal/domain/programmes/programmes";
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
  const programme = programmeBySlug(invoice.programme);
  const paid = invoice.state === "paid";
  return (
    <PageFrame
      title={paid ? "Payment Receipt" : "Invoice"}
      breadcrumbs={programme && <Crumbs programme={programme} />}
    >
      <div className="mx-auto mb-6 grid max-w-[210mm] gap-4 empty:hidden print:hidden">
        {invoice.state === "open" && school.sandboxPayments && (
          <Alert tone="warning" title="This is a rehearsal">
            Payments of this portal go to a sandbox: no money moves.
          </Alert>
        )}
        {programme && <NextStep invoice={invoice} programme={programme} />}
        {invoice.state === "open" && check}
        {programme && <ForSomebodyElse invoice={invoice} programme={programme} />}
      </div>
      {paid ? (
        <Receipt receipt={receiptView(invoice, school)} />
      ) : (
        <Invoice
          invoice={invoiceView(invoice, school)}
          cardPayment={invoice.cardPayment ?? undefined}
        />
      )}
    </PageFrame>
  );
}

function Crumbs({ programme }: { programme: Programme }) {
  const { pathname } = useLocation();
  const generate = `Generate ${programme.invoice.breadcrumb} Invoice`;
  return (
    <Breadcrumbs
      className="mb-4"
      crumbs={[
        { label: generate, path: generateInvoiceOf(programme) },
        { label: "Invoice", path: pathname },
      ]}
    />
  );
}

/** A phone number is no person: who does not find the own invoice here, or has two children, goes on. */
function ForSomebodyElse({ invoice, programme }: { invoice: InvoiceRecord; programme: Programme }) {
  const navigate = useNavigate();
  const forAnother = { mobileNumber: invoice.regNumber, programme: programme.slug };
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() => navigate(generateInvoiceOf(programme), { state: { forAnother } })}
      >
        {invoice.id === null ? messages.noneIsMine : messages.forAnother}
      </Button>
    </div>
  );
}

/** Paid, the application form; expired, a new invoice. */
function NextStep({ invoice, programme }: { invoice: InvoiceRecord; programme: Programme }) {
  if (invoice.state === "paid") {
    return (
      <Alert tone="success" title={invoice.id === null ? "Paid" : "Your payment has arrived"} live>
        <p>
          {invoice.id === null
            ? "The full RRR, which the payer has by e-mail, opens the application form."
            : "The RRR of this receipt opens your application form. Keep it."}
        </p>
        <Button asChild className="mt-3">
          <BareLink href={programme.paths.login}>Continue to the application form</BareLink>
        </Button>
      </Alert>
    );
  }
  if (invoice.state === "expired") {
    return (
      <Alert tone="fail" title="This invoice has expired">
        <p>It can no longer be paid.</p>
        <Button asChild className="mt-3">
          <BareLink href={generateInvoiceOf(programme)}>Generate a new one</BareLink>
        </Button>
      </Alert>
    );
  }
  return null;
}
