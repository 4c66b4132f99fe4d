import type { PaymentStatus } from "./gateway.ts";

/** How an invoice stands in the school's books (schema/invoice.ts). */
export type InvoiceState = "requested" | "open" | "paid" | "expired" | "abandoned";

/** What the gateway's answer means for an invoice. */
export type Reconciliation = "mark-paid" | "keep" | "mark-failed" | "amount-mismatch";

/**
 * Decides what becomes of an invoice when the gateway has been asked. Money taken always counts,
 * even when the invoice had expired or been abandoned; a paid invoice never changes again; and what
 * the gateway cannot tell changes nothing. `mark-failed` tells of the last try: another may follow.
 */
export function reconcile(
  invoice: { amountKobo: number; state: InvoiceState },
  status: Pick<PaymentStatus, "state" | "amountKobo">,
): Reconciliation {
  if (invoice.state === "paid") return "keep";
  if (status.state === "paid") {
    return status.amountKobo === invoice.amountKobo ? "mark-paid" : "amount-mismatch";
  }
  return status.state === "failed" && invoice.state === "open" ? "mark-failed" : "keep";
}
