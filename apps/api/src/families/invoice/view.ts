import type { Invoice as InvoiceView } from "@polyportal/api-client/contract/invoice";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import { paymentDefaults } from "@polyportal/domain/payment/types";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmeBySlug, type ProgrammeSlug } from "@polyportal/domain/programmes/programmes";
import { paths } from "@polyportal/domain/routes/paths";
import { fail } from "../../server/failure.ts";
import type { Services } from "../../server/services.ts";
import { maskName, maskRrr } from "./mask.ts";
import type { Invoice } from "./queries.ts";

type Surroundings = {
  readonly services: Pick<Services, "config" | "gateway">;
  readonly now: Date;
};

/** The programme that an invoice applies to: its slug is one of the programmes', says the database. */
export function programmeOf({ programmeSlug }: { programmeSlug: ProgrammeSlug }): Programme {
  const programme = programmeBySlug(programmeSlug);
  if (!programme) throw new Error(`There is no programme "${programmeSlug}".`);
  return programme;
}

/** The one line that an application invoice bills: `ND APPLICATION fee 2026/2027`. */
export const descriptionOf = (invoice: Pick<Invoice, "programmeSlug" | "session">): string =>
  `${programmeOf(invoice).applicationName.trim()} fee ${invoice.session}`;

/** Whether an unpaid invoice takes no money any more, swept up already or not. */
export const isOver = (invoice: Pick<Invoice, "state" | "expiresAt">, now: Date): boolean =>
  invoice.state !== "paid" &&
  (invoice.state === "expired" || invoice.state === "abandoned" || invoice.expiresAt <= now);

/** The page on which its owner sees an invoice. */
export const invoiceAddress = (publicUrl: string, invoice: Invoice): string =>
  `${publicUrl}${programmeOf(invoice).paths.invoice}?invoice=${invoice.id}`;

/** An invoice as its owner sees it. */
export function viewOf({ services, now }: Surroundings, invoice: Invoice): InvoiceView {
  const { config } = services;
  const responseUrl = `${invoiceAddress(config.publicUrl, invoice)}&paid=1`;
  return draw({ services, now }, invoice, responseUrl);
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

/** `responseUrl` is where the card page sends the payer afterwards. */
function draw(
  { services: { config, gateway }, now }: Surroundings,
  invoice: Invoice,
  responseUrl: string,
): InvoiceView {
  // Until the gateway has given its reference there is nothing to show or to pay.
  const rrr = invoice.rrr ?? fail("invoice_not_found");
  const state = invoice.state === "paid" ? "paid" : isOver(invoice, now) ? "expired" : "open";
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
    paidAt: invoice.paidAt?.toISOString() ?? null,
    schoolName: config.school.name,
    session: invoice.session,
    regNumber: invoice.payerPhone,
    description: descriptionOf(invoice),
    amount,
    paymentType: paymentDefaults.type,
    paymentPurposeId: null,
    total: amount,
  };
}
