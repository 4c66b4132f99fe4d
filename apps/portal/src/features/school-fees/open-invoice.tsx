import type { StudentInvoiceSummary } from "@polyportal/api-client/contract/student-payment";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { paymentTypeNames } from "@polyportal/domain/messages/fees";
import { formatNaira } from "@polyportal/domain/format/naira";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { BareLink } from "@polyportal/ui/link";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { addresses } from "./addresses.ts";

/** An invoice that waits for its payment stands in the way of another: to be paid or cancelled. */
export function OpenInvoice({ invoice }: { invoice: StudentInvoiceSummary }) {
  const [asking, setAsking] = useState(false);
  const cancel = useOperation("cancelStudentInvoice", {
    invalidates: ["getFeeStatement", "getFeeQuote", "getStudentInvoice"],
    onError: ({ title, message }) => toast({ title, body: message, tone: "fail" }),
    onSuccess: () =>
      toast({
        title: "Invoice cancelled",
        body: "Its RRR takes no money any more.",
        tone: "success",
      }),
  });
  const what = `${paymentTypeNames[invoice.paymentType]}, ${formatNaira(invoice.amount)}`;
  return (
    <Alert tone="warning" title="An invoice of this session is open">
      <p>{what}. Pay it, or cancel it to pay another part of the fees.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild>
          <BareLink href={addresses.invoice(invoice.id)}>Open the invoice</BareLink>
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Cancel the invoice
        </Button>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={`Cancel ${invoice.invoiceNo}`}
        question="Do not cancel an invoice that you have paid at a bank today: its payment may still be on its way."
        confirmLabel="Cancel the invoice"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ id: invoice.id }, { onSettled: () => setAsking(false) })}
      />
    </Alert>
  );
}
