import type { sandboxOrders } from "../../schema/sandbox-gateway.ts";
import type { Ledger } from "./ledger.ts";

type Order = typeof sandboxOrders.$inferInsert;

/**
 * Takes an invoice's payment out of the ledger: it can still be paid. Answers its order as the sandbox
 * knows it, so that its card page takes the payment.
 */
export function leaveUnpaid(
  { payments }: Ledger["rows"],
  invoice: Ledger["rows"]["invoices"][number],
  description: string,
): Order {
  payments.splice(
    payments.findIndex(({ invoiceId }) => invoiceId === invoice.id),
    1,
  );
  Object.assign(invoice, { state: "open", paidAt: null });
  return {
    rrr: invoice.rrr ?? "",
    orderId: invoice.paymentReference,
    amountKobo: invoice.amountKobo,
    payerName: `${invoice.lastname} ${invoice.firstname}`,
    payerEmail: invoice.email,
    payerPhone: invoice.payerPhone,
    description,
    state: "unpaid",
    createdAt: invoice.createdAt,
    expiresAt: invoice.expiresAt,
  };
}
