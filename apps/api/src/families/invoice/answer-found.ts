import type { Invoice as InvoiceView } from "@polyportal/api-client/contract/invoice";
import { within } from "../../server/guessing.ts";
import type { Context } from "../../server/handler.ts";
import { knowsInvoice } from "./known-payer.ts";
import { referenceMail } from "../payment/mails.ts";
import type { Invoice } from "../payment/invoices.ts";
import { verifiedViewOf } from "./verified-view.ts";
import { maskedViewOf } from "./view.ts";

type Asked = Pick<Context, "db" | "change" | "device" | "limit" | "services" | "now">;

/**
 * Answers an invoice that was not made just now: whole on the device that made it, else masked. A paid
 * one hides its reference, which is then mailed again to its payer: a few times an hour at most,
 * whoever asks.
 */
export async function answerFound(ctx: Asked, invoice: Invoice): Promise<InvoiceView> {
  if (knowsInvoice(ctx, invoice)) return verifiedViewOf(ctx, invoice);
  if (invoice.state === "paid" && (await within(ctx.limit, "mailByAccount", invoice.id))) {
    await ctx.change(async ({ tx, audit }) => {
      await ctx.services.outbox.mail(tx, referenceMail(ctx.services.config, invoice));
      audit({ action: "mailPaymentReference", subject: "invoice", subjectId: invoice.id });
    });
  }
  // Masked as it is, it is no paper to check.
  return { ...maskedViewOf(ctx, invoice), verification: null };
}
