import type { PaymentAnswer } from "@polyportal/domain/payment/answers";
import { and, eq, ne } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Change } from "../../database/change.ts";
import { LostRace, violatedConstraint } from "../../database/failure-kind.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { invoices, payments } from "../../database/schema/invoice.ts";
import { GatewayRefused, GatewayUnavailable, type PaymentStatus } from "../../payment/gateway.ts";
import { reconcile } from "../../payment/reconcile.ts";
import { paymentMail } from "./mails.ts";
import { invoiceById, purposeOf, sameLivePurpose, type Invoice } from "./invoices.ts";
import type { Context } from "../../server/handler.ts";
import type { PaymentContext } from "./payment-context.ts";

/** What is known of a payment now; the invoice of a `surplus` one stays unpaid, its money is on record. */
export type Confirmation<Answer = Exclude<PaymentAnswer, "silent">> = {
  readonly invoice: Invoice;
  readonly answer: Answer | "paid";
};

/**
 * Asks the gateway whether an invoice is paid and records what it says: the only way in which an
 * invoice becomes paid. It bears being called twice, at once, late and for expired invoices. Throws
 * `GatewayUnavailable` or `GatewayRefused` where the gateway does not answer.
 */
export async function confirmPayment(ctx: PaymentContext, invoice: Invoice): Promise<Confirmation> {
  if (invoice.paymentId !== null) return { invoice, answer: settled(invoice) };
  const status = await ctx.services.gateway.status(
    invoice.rrr === null ? { orderId: invoice.paymentReference } : { rrr: invoice.rrr },
  );
  if (status.state !== "paid") {
    return { invoice, answer: status.state === "not_found" ? "pending" : status.state };
  }
  await changeIfNeeded(ctx.change, (change) => record(ctx, change, invoice, status));
  const current = (await invoiceById(ctx.db, invoice.id)) ?? invoice;
  return {
    invoice: current,
    answer: current.paymentId === null ? "other-amount" : settled(current),
  };
}

/** Money that is on record has paid the invoice, unless another had been paid for the same thing. */
const settled = ({ state }: Invoice) => (state === "paid" ? "paid" : "surplus");

/** As {@link confirmPayment}, for whom a silent gateway is no reason to fail: the invoice stays as it was. */
export async function confirmIfPossible(
  ctx: PaymentContext,
  invoice: Invoice,
): Promise<Confirmation<PaymentAnswer>> {
  try {
    return await confirmPayment(ctx, invoice);
  } catch (error) {
    if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) {
      return { invoice, answer: "silent" };
    }
    throw error;
  }
}

/** As it stands now: what is paid already asks nobody, so that printing it again counts as no asking. */
export async function settledNow(
  ctx: PaymentContext & Pick<Context, "limit">,
  invoice: Invoice,
): Promise<Invoice> {
  if (invoice.state === "paid") return invoice;
  await ctx.limit("confirmByInvoice", invoice.id);
  return (await confirmIfPossible(ctx, invoice)).invoice;
}

/** What holds that nobody pays for one thing twice. */
const oneOfAKind = new Set(["invoices_one_live", "invoices_one_paid"]);

/** Answers `undefined` when it was recorded before. */
async function record(
  ctx: PaymentContext,
  change: Change,
  { id, session }: Invoice,
  status: PaymentStatus,
): Promise<true | undefined> {
  const { tx } = change;
  const [locked] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  const rrr = locked?.rrr ?? status.rrr;
  if (!locked || rrr === null || status.amountKobo === null) return undefined;
  const decision = reconcile(locked, status);
  if (decision === "amount-mismatch") return recordMismatch(change, locked, status);
  if (decision !== "mark-paid") return undefined;

  const paidAt = status.paidAt ?? ctx.now;
  const paymentId = uuid();
  const recorded = await tx
    .insert(payments)
    .values({
      id: paymentId,
      invoiceId: id,
      rrr,
      amountKobo: status.amountKobo,
      gateway: ctx.services.gateway.name,
      code: status.code,
      paidAt,
      recordedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  if (recorded.length === 0) return undefined;

  const before = { state: locked.state };
  const payment = { rrr, amountKobo: status.amountKobo, code: status.code };
  const [rival] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(sameLivePurpose(purposeOf(locked)), ne(invoices.id, id)));
  if (rival) {
    // Two live invoices for one thing cannot be. The money is on record for the bursary to return.
    const after = { ...payment, rivalInvoiceId: rival.id };
    change.audit({
      action: "recordSurplusPayment",
      subject: "invoice",
      subjectId: id,
      before,
      after,
    });
    return true;
  }
  const [paid] = await tx
    .update(invoices)
    .set({ state: "paid", rrr, paidAt, askAgainAt: null })
    .where(eq(invoices.id, id))
    .returning()
    .catch((error: unknown) => {
      // The payer's new invoice was booked since we looked for one: look again.
      if (!oneOfAKind.has(violatedConstraint(error) ?? "")) throw error;
      throw new LostRace("A rival invoice was made meanwhile.", { cause: error });
    });
  if (!paid) return undefined;
  const { studentId } = paid;
  if (studentId !== null) {
    const effect = ctx.services.effects[paid.purpose];
    await effect.paid?.(change, { ...paid, studentId }, ctx.now, ctx.services);
  }
  const mail = paymentMail(ctx.services.config, { ...paid, session, paymentId });
  await ctx.services.outbox.mail(tx, mail);
  const after = { ...payment, state: "paid" };
  change.audit({ action: "confirmPayment", subject: "invoice", subjectId: id, before, after });
  return true;
}

const mismatch = "refusePaymentOfOtherAmount";

/** Noted once: the bursary decides, and the gateway says the same each time it is asked. */
async function recordMismatch(
  { tx, audit }: Change,
  invoice: Pick<Invoice, "id" | "amountKobo">,
  status: PaymentStatus,
): Promise<true | undefined> {
  const entry = { action: mismatch, subject: "invoice", subjectId: invoice.id } as const;
  const [noted] = await tx
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.subject, entry.subject),
        eq(auditRows.subjectId, entry.subjectId),
        eq(auditRows.action, mismatch),
      ),
    )
    .limit(1);
  if (noted) return undefined;
  const { rrr, amountKobo, code } = status;
  audit({ ...entry, before: { amountKobo: invoice.amountKobo }, after: { rrr, amountKobo, code } });
  return true;
}
