import { formatDate } from "@polyportal/domain/format/date";
import { Badge } from "../../components/badge/badge.tsx";
import { Reference } from "../../components/reference/reference.tsx";
import type { CardPayment } from "../../patterns/invoice-actions/invoice-actions.tsx";
import { InvoiceActions } from "../../patterns/invoice-actions/invoice-actions.tsx";
import type { School } from "../document-frame/document-frame.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows } from "../document-frame/document-section.tsx";
import { ItemTable } from "../document-frame/item-table.tsx";

/** An invoice as it is shown and printed. */
export type InvoiceView = {
  school: School;
  fullName: string | null | undefined;
  rrr: string | null | undefined;
  paymentReference: string | null | undefined;
  transactionReference: string | null | undefined;
  invoiceNo: string | null | undefined;
  /** ISO. */
  invoiceDate: string | null | undefined;
  /** ISO; the day after which a new invoice has to be generated. */
  expiresAt?: string | null | undefined;
  state: "paid" | "unpaid" | "expired";
  description: string | null | undefined;
  paymentType: string | null | undefined;
  /** In naira. */
  amount: number | null | undefined;
  amountInWords?: string | undefined;
};

const stateWords = { paid: "Paid", unpaid: "Not paid", expired: "Expired" };
const stateBadges = { paid: "success", unpaid: "warning", expired: "fail" } as const;

/** The invoice: who pays, by which reference, for what; on the screen also the way to pay it. */
export function Invoice({
  invoice,
  cardPayment,
  onPay,
}: {
  invoice: InvoiceView;
  cardPayment?: CardPayment | undefined;
  onPay?: () => void;
}) {
  const { rrr, state, amount, amountInWords, description, paymentType } = invoice;
  return (
    <DocumentFrame
      school={invoice.school}
      title="Invoice"
      actions={<InvoiceActions state={state} cardPayment={cardPayment} onPay={onPay} />}
    >
      <DocumentRows
        rows={[
          { label: "Full name", value: invoice.fullName },
          { label: "RRR", value: rrr ? { node: <Reference label="RRR" value={rrr} /> } : null },
          { label: "Invoice number", value: invoice.invoiceNo },
          { label: "Invoice date", value: formatDate(invoice.invoiceDate) },
          { label: "Payment reference", value: invoice.paymentReference },
          { label: "Transaction reference", value: invoice.transactionReference },
          {
            label: "Status",
            value: { node: <Badge status={stateBadges[state]}>{stateWords[state]}</Badge> },
          },
          ...(state !== "paid" && invoice.expiresAt
            ? [{ label: "Pay before", value: formatDate(invoice.expiresAt) }]
            : []),
        ]}
      />
      <ItemTable
        items={[{ description, paymentType, amount }]}
        total={amount}
        totalInWords={amountInWords}
      />
    </DocumentFrame>
  );
}
