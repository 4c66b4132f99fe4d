import type { StudentInvoiceSummary } from "@polyportal/api-client/contract/fees";
import { paymentTypeNames } from "@polyportal/domain/messages/payment-types";
import { formatNaira } from "@polyportal/domain/format/naira";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { CancelInvoice } from "../../../parts/invoice/cancel-invoice.tsx";
import { addresses } from "./addresses.ts";

/** An invoice that waits for its payment stands in the way of another: to be paid or cancelled. */
export function OpenInvoice({ invoice }: { invoice: StudentInvoiceSummary }) {
  const { id, invoiceNo, paymentType, amount } = invoice;
  return (
    <Alert status="warning" title={schoolFeesWords.invoiceIsOpen}>
      <p>{schoolFeesWords.payOrCancel(paymentTypeNames[paymentType], formatNaira(amount))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild>
          <BareLink href={addresses.invoice(id)}>{schoolFeesWords.openInvoice}</BareLink>
        </Button>
        <CancelInvoice id={id} title={schoolFeesWords.cancelIt(invoiceNo)} />
      </div>
    </Alert>
  );
}
