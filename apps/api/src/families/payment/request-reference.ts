import { fullName } from "@polyportal/domain/format/name";
import { and, eq } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { invoices } from "../../database/schema/invoice.ts";
import type { PaymentContext } from "./payment-context.ts";
import { firstAsking } from "./asking.ts";
import { invoiceMail } from "./mails.ts";
import { invoiceById, type Invoice } from "./invoices.ts";
import { descriptionOf } from "./described.ts";

/**
 * Gets the gateway's reference for a requested invoice and opens it, outside and then inside a
 * transaction. The same order asked for again gets the same reference, so that whoever finds an
 * invoice that its maker left behind may finish it. Its payer is written to but where that is too much.
 */
export async function requestReference(
  ctx: PaymentContext,
  invoice: Invoice,
  mail = true,
): Promise<Invoice> {
  const { rrr } = await ctx.services.gateway.generate({
    orderId: invoice.paymentReference,
    amountKobo: invoice.amountKobo,
    payerName: fullName(invoice),
    payerEmail: invoice.email,
    payerPhone: invoice.payerPhone,
    description: descriptionOf(invoice),
    expiresAt: invoice.expiresAt,
  });
  const opened = await changeIfNeeded(ctx.change, async ({ tx, audit }) => {
    const [row] = await tx
      .update(invoices)
      .set({ rrr, state: "open", askAgainAt: firstAsking(ctx.now) })
      .where(and(eq(invoices.id, invoice.id), eq(invoices.state, "requested")))
      .returning();
    if (!row) return undefined;
    const current = { ...invoice, ...row };
    if (mail) await ctx.services.outbox.mail(tx, invoiceMail(ctx.services.config, current));
    const subject = { subject: "invoice", subjectId: invoice.id } as const;
    audit({
      action: "openInvoice",
      ...subject,
      before: { state: "requested" },
      after: { state: "open", rrr },
    });
    return current;
  });
  return opened ?? (await invoiceById(ctx.db, invoice.id)) ?? invoice;
}

/** Gives up an invoice that the gateway gave no reference: it makes room for another try. */
export async function abandon(ctx: PaymentContext, { id, purpose }: Invoice): Promise<void> {
  await changeIfNeeded(ctx.change, async ({ tx, audit }) => {
    const [row] = await tx
      .update(invoices)
      .set({ state: "abandoned", askAgainAt: null })
      .where(and(eq(invoices.id, id), eq(invoices.state, "requested")))
      .returning({ id: invoices.id });
    if (!row) return undefined;
    await ctx.services.effects[purpose].closed?.(tx, { id });
    const [before, after] = [{ state: "requested" }, { state: "abandoned" }];
    audit({ action: "abandonInvoice", subject: "invoice", subjectId: id, before, after });
    return true;
  });
}
