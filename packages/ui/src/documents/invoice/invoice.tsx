import type { NumberKind } from "@polyportal/domain/student/number";
import { paperNames } from "@polyportal/domain/document/kinds";
import { invoiceRows } from "@polyportal/domain/document/papers/payment";
import { Badge } from "../../components/badge/badge.tsx";
import type { CardPayment } from "../../patterns/invoice-actions/invoice-actions.tsx";
import { InvoiceActions } from "../../patterns/invoice-actions/invoice-actions.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentItem } from "../document-frame/item-table.tsx";
import { ItemTable } from "../document-frame/item-table.tsx";
import { printedDate } from "@polyportal/domain/document/printed";
import type { Verification } from "../qr-code/document-verification.tsx";
import { PayFirst } from "./pay-first.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { useWords } from "../../words/words.ts";
import { invoiceWords } from "./invoice.words.ts";

/** An invoice as it is shown and printed. */
export type InvoiceView = {
  /** Who issues it. */
  school: School;
  /** Who pays. */
  fullName: string | null | undefined;
  /** Left out where the payer is no student. */
  matricNumber?: string | null | undefined;
  /** Which number that is: the matric number unless said. */
  numberKind?: NumberKind | null | undefined;
  /** Left out where the payer is no student. */
  department?: string | null | undefined;
  /** The reference by which a bank finds it, without spaces. */
  rrr: string | null | undefined;
  /** The school's reference of the payment. */
  paymentReference: string | null | undefined;
  /** The gateway's reference of the payment. */
  transactionReference: string | null | undefined;
  /** The invoice's own number. */
  invoiceNo: string | null | undefined;
  /** ISO. */
  invoiceDate: string | null | undefined;
  /** ISO; the day after which a new invoice has to be generated. */
  expiresAt?: string | null | undefined;
  /** Whether it can still be paid. */
  state: "paid" | "unpaid" | "expired";
  /** What is paid for. */
  description: string | null | undefined;
  /** `Full`, `FirstInstallment`, … */
  paymentType: string | null | undefined;
  /** What makes up the amount, where it is more than the description says. */
  items?: readonly DocumentItem[] | undefined;
  /** In naira. */
  amount: number | null | undefined;
  /** The amount in words, where it is to stand under the total. */
  amountInWords?: string | undefined;
  /** Where the invoice can be checked. */
  verification?: Verification | undefined;
};

const stateBadges = { paid: "success", unpaid: "warning", expired: "fail" } as const;

export type InvoiceProps = {
  /** The invoice to show. */
  invoice: InvoiceView;
  /** Where the browser goes to pay by card, and what it brings along. */
  cardPayment?: CardPayment | undefined;
  /** Told when the payer leaves for the card page. */
  onPay?: () => void;
};

/** The invoice: how much, by which reference and until when; then who pays, by which reference, for what; on the screen also the way to pay it. */
export function Invoice({ invoice, cardPayment, onPay }: InvoiceProps) {
  const words = useWords("invoice", invoiceWords);
  const { rrr, state, amount, amountInWords, description, paymentType } = invoice;
  return (
    <DocumentFrame
      school={invoice.school}
      title={paperNames.invoice}
      holder={invoice.fullName}
      paid={state === "paid"}
      verification={invoice.verification}
      actions={<InvoiceActions state={state} cardPayment={cardPayment} onPay={onPay} />}
    >
      <PayFirst
        amount={amount}
        rrr={rrr}
        lastDay={
          state === "paid" || !invoice.expiresAt ? undefined : printedDate(invoice.expiresAt)
        }
      />
      <DocumentRows
        rows={[
          // Amount and RRR stand above, under the same names.
          ...invoiceRows({ ...invoice, total: amount }).filter(
            ({ label }) => label !== "Amount" && label !== "RRR",
          ),
          { label: words.invoiceDate, value: printedDate(invoice.invoiceDate) },
          { label: words.paymentReference, value: invoice.paymentReference },
          { label: words.transactionReference, value: invoice.transactionReference },
          { label: words.status, value: { node: <Status state={state} /> } },
        ]}
      />
      <ItemTable
        items={invoice.items ?? [{ description, paymentType, amount }]}
        total={amount}
        totalInWords={amountInWords}
      />
      {state === "unpaid" && (
        <DocumentSection title={words.atBank}>
          <ol className="grid list-decimal gap-1 ps-5 text-14">
            {words.bankSteps(rrr).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </DocumentSection>
      )}
    </DocumentFrame>
  );
}

/** A badge on the screen, its bare word on paper. */
function Status({ state }: Pick<InvoiceView, "state">) {
  const words = useWords("invoice", invoiceWords);
  return (
    <Badge
      status={stateBadges[state]}
      className="print:border-0 print:p-0 print:text-[9pt]/[11.5pt] print:font-medium print:[&>svg]:hidden"
    >
      {words.states[state]}
    </Badge>
  );
}
