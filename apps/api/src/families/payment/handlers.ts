import type { paymentEndpoints } from "@polyportal/api-client/contract/payment";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { maskName } from "@polyportal/domain/format/mask";
import { invoiceByRrr } from "./invoices.ts";
import { descriptionOf, isOver } from "./described.ts";
import { confirmPayment, type Confirmation } from "./confirm-payment.ts";

/** What whoever holds a payment reference may ask. */
export const paymentHandlers = {
  verifyRemitaStatus: async (ctx, { rrr }) => {
    await ctx.limit("lookupByAddress", ctx.ip);
    const invoice = (await invoiceByRrr(ctx.db, rrr)) ?? fail("invoice_not_found");
    await ctx.limit("confirmByInvoice", invoice.id);
    const confirmation = await confirmPayment(ctx, invoice);
    return {
      rrr,
      state: stateOf(confirmation, ctx.now),
      amount: toNaira(invoice.amountKobo),
      description: descriptionOf(invoice),
      payerName: maskName(fullName(invoice)),
      invoiceNo: invoice.invoiceNo,
      paidAt: confirmation.invoice.paidAt?.toISOString() ?? null,
      programme: invoice.programmeSlug,
    };
  },
} satisfies Handlers<typeof paymentEndpoints>;

function stateOf({ invoice, answer }: Confirmation, now: Date) {
  const unpaid = answer === "pending" || answer === "failed";
  return unpaid && isOver(invoice, now) ? "expired" : answer;
}
