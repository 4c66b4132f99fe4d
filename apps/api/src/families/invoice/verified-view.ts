import type { Invoice as InvoiceView } from "@polyportal/api-client/contract/invoice";
import { invoiceRows, receiptRows } from "@polyportal/domain/document/papers/payment";
import type { PaymentAnswer } from "@polyportal/domain/payment/answers";
import { issueDocument } from "../document/issue.ts";
import type { Invoice } from "../payment/invoices.ts";
import { viewOf } from "./view.ts";

type Surroundings = Parameters<typeof issueDocument>[0] & Parameters<typeof viewOf>[0];

/** An invoice as its owner prints it without signing in: with the code by which its paper is checked. */
export async function verifiedViewOf(
  ctx: Surroundings,
  invoice: Invoice,
  answer: PaymentAnswer | null = null,
): Promise<InvoiceView> {
  const view = viewOf(ctx, invoice, answer);
  const verification = await issueDocument(ctx, {
    kind: view.paidAt === null ? "invoice" : "receipt",
    // A student's receipt has another form where it is printed signed in.
    subjectId: invoice.studentId === null ? invoice.id : `${invoice.id}/fee-receipt`,
    holderId: invoice.studentId,
    facts: view.paidAt === null ? invoiceRows(view) : receiptRows(view),
  });
  return { ...view, verification };
}
