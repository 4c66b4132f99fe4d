import type { Invoice as InvoiceRecord } from "@polyportal/api-client/contract/invoice";
import { invoiceSheetMessages as sheet } from "@polyportal/domain/messages/invoice-sheet";
import { screeningSlipPageWords as words } from "@polyportal/domain/messages/screening-slip.words";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Invoice } from "@polyportal/ui/invoice";
import { invoiceView } from "../../app/invoice-views.ts";
import { useSchool } from "../../app/school.ts";

type Props = { invoice: InvoiceRecord; onPaid: () => void };

/** The unpaid invoice of a slip. */
export function SlipInvoice({ invoice, onPaid }: Props) {
  const school = useSchool();
  return (
    <>
      <div className="mx-auto mb-6 grid max-w-[210mm] gap-4 print:hidden">
        {school.sandboxPayments && (
          <Alert status="warning" title={sheet.rehearsal.title}>
            {sheet.rehearsal.body}
          </Alert>
        )}
        <Alert status="info" title={words.payFirst}>
          <p>{words.payFirstBody}</p>
          <Button className="mt-3" variant="secondary" onClick={onPaid}>
            {words.paidAlready}
          </Button>
        </Alert>
      </div>
      <Invoice
        invoice={invoiceView(invoice, school)}
        cardPayment={invoice.cardPayment ?? undefined}
      />
    </>
  );
}
