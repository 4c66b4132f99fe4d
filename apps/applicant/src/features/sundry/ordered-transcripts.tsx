import type { Output } from "@polyportal/api-client/client/client";
import { invoiceSheetMessages as sheet } from "@polyportal/domain/messages/invoice-sheet";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { Alert } from "@polyportal/ui/alert";
import { Invoice } from "@polyportal/ui/invoice";
import { invoiceView } from "../../app/invoice-views.ts";
import { useSchool } from "../../app/school.ts";

/** The invoice of a request, and the code by which it is followed. */
export function OrderedTranscripts({ made }: { made: Output<"createTranscriptRequest"> }) {
  const school = useSchool();
  const { code, invoice } = made;
  return (
    <>
      <div className="mx-auto mb-6 grid max-w-[210mm] gap-4 print:hidden">
        {school.sandboxPayments && (
          <Alert status="warning" title={sheet.rehearsal.title}>
            {sheet.rehearsal.body}
          </Alert>
        )}
        <Alert status="success" title={words.keepCode} live>
          <p className="text-22 font-semibold tabular-nums">{code}</p>
          <p>{words.keepCodeBody}</p>
        </Alert>
      </div>
      <Invoice
        invoice={invoiceView(invoice, school)}
        cardPayment={invoice.cardPayment ?? undefined}
      />
    </>
  );
}
