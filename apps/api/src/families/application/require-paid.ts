import { applicationMessages } from "@polyportal/domain/messages/application";
import { fail } from "../../failure.ts";
import type { Invoice } from "../payment/invoices.ts";
import { confirmPayment } from "../payment/confirm-payment.ts";
import type { PaymentContext } from "../payment/payment-context.ts";

/**
 * Fails unless the invoice is paid. Asks the gateway once more, because payers are often faster than its
 * notification.
 */
export async function requirePaid(ctx: PaymentContext, invoice: Invoice): Promise<void> {
  if (invoice.state === "paid") return;
  const { invoice: current } = await confirmPayment(ctx, invoice);
  if (current.state === "paid") return;
  fail("invoice_not_paid", { message: reason(current) });
}

function reason({ paymentId, rrr, state }: Invoice): string {
  if (paymentId !== null) return applicationMessages.paidElsewhere;
  return state === "expired" ? applicationMessages.expired : applicationMessages.unpaid(rrr ?? "");
}
