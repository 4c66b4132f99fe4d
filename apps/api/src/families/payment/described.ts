import {
  descriptionOfApplication,
  descriptionOfPayment,
  nameOfItems,
} from "@polyportal/domain/payment/description";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmeBySlug } from "@polyportal/domain/programmes/programmes";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import type { Invoice } from "./invoices.ts";

/** The programme that an applicant's invoice applies to: its slug is one of the programmes', says the database. */
export function programmeOf({ programmeSlug }: Pick<Invoice, "programmeSlug">): Programme {
  const programme = programmeBySlug(programmeSlug);
  if (!programme) throw new Error(`There is no programme "${programmeSlug}".`);
  return programme;
}

type Described = Pick<
  Invoice,
  "programmeSlug" | "purpose" | "paymentType" | "session" | "lines" | "item"
>;

/** What an invoice bills: `ND APPLICATION fee 2026/2027`, `School Fees 2026/2027, first instalment`. */
export function descriptionOf(invoice: Described): string {
  const { purpose, paymentType, session, lines } = invoice;
  if (purpose === "application") {
    const { applicationName, awards = [] } = programmeOf(invoice);
    const award = awards.find(({ value }) => value === invoice.item);
    return descriptionOfApplication(applicationName, session, award?.label);
  }
  // "Sundry" says nothing; what is bought does.
  const name = purpose === "sundry" ? nameOfItems(lines) : undefined;
  return descriptionOfPayment(purpose, paymentType, session, name);
}

/** Whether an unpaid invoice takes no money any more, swept up already or not. */
export const isOver = (invoice: Pick<Invoice, "state" | "expiresAt">, now: Date): boolean =>
  invoice.state !== "paid" &&
  (invoice.state === "expired" || invoice.state === "abandoned" || invoice.expiresAt <= now);

/** How an invoice stands for whoever looks at it. */
export const shownState = (
  invoice: Pick<Invoice, "state" | "expiresAt">,
  now: Date,
): "paid" | "expired" | "open" =>
  invoice.state === "paid" ? "paid" : isOver(invoice, now) ? "expired" : "open";

/** The page on which its owner sees an invoice. */
export const invoiceAddress = (publicUrl: string, invoice: Invoice): string =>
  publicUrl + pageOf(invoice);

function pageOf(invoice: Invoice): string {
  if (invoice.purpose === "application") {
    return withSearch(programmeOf(invoice).paths.invoice, { invoice: invoice.id });
  }
  return invoice.studentId === null
    ? withSearch(furtherPaths.bursaryCollection, { invoice: invoice.id })
    : studentInvoicePath(invoice.purpose, invoice);
}
