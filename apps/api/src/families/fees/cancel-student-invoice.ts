import type { feesEndpoints } from "@polyportal/api-client/contract/fees";
import { and, eq } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { invoiceById } from "../payment/invoices.ts";
import { confirmPayment } from "../payment/confirm-payment.ts";
import { studentOf } from "../student/current.ts";
import { ownInvoice } from "./get-student-invoice.ts";
import { studentInvoiceView } from "./student-invoice.ts";

/**
 * Closes an open invoice, at the gateway first: what may have been paid, or what the gateway cannot
 * tell of, stays open.
 */
export const cancelStudentInvoice: Handler<(typeof feesEndpoints)["cancelStudentInvoice"]> = async (
  ctx,
  { id },
) => {
  const student = await studentOf(ctx.db, ctx.caller.userId);
  const found = await ownInvoice(ctx, { id });
  if (found.state === "paid") fail("invoice_paid");
  if (found.state !== "open" || found.rrr === null) return studentInvoiceView(ctx, student, found);

  await ctx.limit("confirmByInvoice", id);
  const { invoice, answer } = await confirmPayment(ctx, found);
  if (answer === "paid" || answer === "surplus" || answer === "other-amount") fail("invoice_paid");
  if (answer === "unknown" || answer === "processing") fail("gateway_unavailable");
  await ctx.services.gateway.cancel(found.rrr);
  await changeIfNeeded(ctx.change, async ({ tx, audit }) => {
    const [row] = await tx
      .update(invoices)
      .set({ state: "expired", askAgainAt: null })
      .where(and(eq(invoices.id, id), eq(invoices.state, "open")))
      .returning({ id: invoices.id });
    if (!row) return undefined;
    await ctx.services.effects[invoice.purpose].closed?.(tx, invoice);
    const [before, after] = [{ state: "open" }, { state: "expired" }];
    audit({ action: "cancelInvoice", subject: "invoice", subjectId: id, before, after });
    return true;
  });
  return studentInvoiceView(ctx, student, (await invoiceById(ctx.db, id)) ?? invoice);
};
