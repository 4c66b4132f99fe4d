import { and, eq, inArray } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { confirmPayment, type Confirmation } from "./confirm-payment.ts";
import type { PaymentContext } from "./payment-context.ts";
import { invoiceById, type Invoice } from "./invoices.ts";

/** Where money may be on its way, nothing is closed. */
const unsettled: ReadonlySet<Confirmation["answer"]> = new Set(["unknown", "processing"]);

/**
 * Asks the gateway about an unpaid invoice and closes it when its time is over and it is not paid.
 * What the gateway cannot tell closes nothing, and nothing is closed by a clock in doubt.
 */
export async function askAndExpire(ctx: PaymentContext, invoice: Invoice): Promise<Invoice> {
  const { invoice: current, answer } = await confirmPayment(ctx, invoice);
  if (unsettled.has(answer) || current.paymentId !== null || current.expiresAt > ctx.now) {
    return current;
  }
  if ((await ctx.services.clock()).fault) return current;
  await changeIfNeeded(ctx.change, async ({ tx, audit }) => {
    // One that never got a reference was never an invoice to its payer.
    const state = current.rrr === null ? "abandoned" : "expired";
    const [row] = await tx
      .update(invoices)
      .set({ state, askAgainAt: null })
      .where(and(eq(invoices.id, current.id), inArray(invoices.state, ["requested", "open"])))
      .returning({ id: invoices.id });
    if (!row) return undefined;
    await ctx.services.effects[current.purpose].expired?.(tx, current, ctx.now);
    const before = { state: current.state };
    const entry = { action: "expireInvoice", subject: "invoice", subjectId: current.id } as const;
    audit({ ...entry, before, after: { state, answer } });
    return true;
  });
  return (await invoiceById(ctx.db, current.id)) ?? current;
}
