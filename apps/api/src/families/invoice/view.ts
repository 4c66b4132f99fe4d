import type { Invoice as VerifiedInvoice } from "@polyportal/api-client/contract/invoice";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import { mayPay, type PaymentAnswer } from "@polyportal/domain/payment/answers";
import { studentPurposes } from "@polyportal/domain/payment/purposes";
import { returnedFlag } from "@polyportal/domain/payment/returned";
import { paths } from "@polyportal/domain/routes/paths";
import { fail } from "../../failure.ts";
import type { Services } from "../../server/services.ts";
import { maskName, maskRrr } from "@polyportal/domain/format/mask";
import { descriptionOf, invoiceAddress, shownState } from "../payment/described.ts";
import type { Invoice } from "../payment/invoices.ts";

/** An invoice without the code of its paper. */
type InvoiceView = Omit<VerifiedInvoice, "verification">;

type Surroundings = {
  readonly services: Pick<Services, "config" | "gateway">;
  readonly now: Date;
};

/** Where the card page sends its owner back to. */
export function returnAddress(publicUrl: string, invoice: Invoice): string {
  const address = new URL(invoiceAddress(publicUrl, invoice));
  address.searchParams.set(returnedFlag, "1");
  return address.href;
}

/** An invoice as its owner sees it; `answer` is what the gateway has just said of one that is not paid. */
export function viewOf(
  { services, now }: Surroundings,
  invoice: Invoice,
  answer: PaymentAnswer | null = null,
): InvoiceView {
  const { config } = services;
  const responseUrl = returnAddress(config.publicUrl, invoice);
  const view = draw({ services, now }, invoice, responseUrl);
  return { ...view, answer, cardPayment: mayPay(answer) ? view.cardPayment : null };
}

/**
 * An invoice as whoever types its phone number sees it: enough to recognise and to pay it, nothing
 * that names the payer or opens the application.
 */
export function maskedViewOf({ services, now }: Surroundings, invoice: Invoice): InvoiceView {
  const { config } = services;
  const view = draw({ services, now }, invoice, `${config.publicUrl}${paths.verifyRemitaStatus}`);
  return {
    ...view,
    id: null,
    fullName: maskName(view.fullName),
    rrr: view.paymentStatus ? maskRrr(view.rrr) : view.rrr,
    transactionReference: null,
  };
}

/** What is several things is paid all at once. */
const itemOf = ({ description, amountKobo }: Invoice["lines"][number]) => ({
  description,
  amount: toNaira(amountKobo),
  paymentType: "Full",
});

/** `responseUrl` is where the card page sends the payer afterwards. */
function draw(
  { services: { config, gateway }, now }: Surroundings,
  invoice: Invoice,
  responseUrl: string,
): InvoiceView {
  // Until the gateway has given its reference there is nothing to show or to pay.
  const rrr = invoice.rrr ?? fail("invoice_not_found");
  const state = shownState(invoice, now);
  const amount = toNaira(invoice.amountKobo);
  const cardPage = state === "open" ? gateway.cardPage({ rrr, responseUrl }) : null;
  return {
    id: invoice.id,
    programme: invoice.programmeSlug,
    fullName: fullName(invoice),
    rrr,
    paymentReference: invoice.paymentReference,
    transactionReference: invoice.paymentId,
    invoiceNo: invoice.invoiceNo,
    invoiceDate: invoice.createdAt.toISOString(),
    expiresAt: invoice.expiresAt.toISOString(),
    cardPayment: cardPage && { action: cardPage.action, fields: { ...cardPage.fields } },
    paymentStatus: state === "paid",
    state,
    answer: null,
    paidAt: invoice.paidAt?.toISOString() ?? null,
    schoolName: config.school.name,
    session: invoice.session,
    regNumber: invoice.payerPhone,
    description: descriptionOf(invoice),
    amount,
    // What one line says, the description says.
    items: invoice.lines.length > 1 ? invoice.lines.map(itemOf) : undefined,
    paymentType: invoice.paymentType,
    paymentPurposeId:
      invoice.purpose === "application" ? null : studentPurposes[invoice.purpose].id,
    total: amount,
  };
}
