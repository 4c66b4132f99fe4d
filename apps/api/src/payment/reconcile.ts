import type { PaymentStatus } from "./gateway.ts";

/** How an invoice stands in the school's books. */
export type InvoiceState = "open" | "paid" | "failed" | "expired" | "cancelled";

/** What the gateway's answer means for an invoice. */
export type Reconciliation = "mark-paid" | "keep" | "mark-failed" | "amount-mismatch";

/**
 * Decides what becomes of an invoice when the gateway has been asked. Money taken always counts,
 * even when the invoice had expired or an earlier try had failed; a paid invoice never changes
 * again; and what the gateway cannot tell changes nothing.
 */
export function reconcile(
  invoice: { amountKobo: number; state: InvoiceState },
  status: Pick<PaymentStatus, "state" | "amountKobo">,
): Reconciliation {
  if (invoice.state === "paid") return "keep";
  if (status.state === "paid") {
    return status.amountKobo === invoice.amountKobo ? "mark-paid" : "amount-mismatch";
  }
  if (status.state === "failed" && invoice.state === "open") return "mark-failed";
  return "keep";
}
