import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { invoiceSeries } from "@polyportal/domain/invoice/number";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Change } from "../../database/change.ts";
import { nextNumber, printedNumber } from "../../database/number-series.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { GatewayRefused, GatewayUnavailable } from "../../payment/gateway.ts";
import { fail } from "../../failure.ts";
import type { PaymentContext } from "./payment-context.ts";
import { firstAsking } from "./asking.ts";
import { askAndExpire } from "./expire-invoice.ts";
import { invoiceById, liveInvoice, type Invoice, type Payer, type Purpose } from "./invoices.ts";
import { abandon, requestReference } from "./request-reference.ts";
import { isOver } from "./described.ts";

/** What an invoice is made of. */
export type Order = Purpose &
  Payer &
  Pick<Invoice, "payerPhone" | "amountKobo"> &
  Partial<Pick<Invoice, "lines" | "referralId" | "paymentType" | "jambNumber">>;

/** What an order may ask for besides. */
export type Terms = {
  /** When it ends, where that is not the school's usual time. */
  readonly expiresAt?: Date;
  /** What is taken with the invoice, in its transaction; its failure is the invoice's. */
  readonly alongside?: (change: Change, invoiceId: string) => Promise<void>;
  /** Whether its payer may be written to; without it, always. Where strangers ask, a mailbox has enough at some point. */
  readonly mayMail?: () => Promise<boolean>;
};

/** A request older than the gateway's longest answer was left behind by a process that died. */
const longestRequest = 25_000;

/** An invoice, and whether this call made it or found it. */
export type Booked = { readonly invoice: Invoice; readonly made: boolean };

/** As {@link bookInvoice}, for whom it is the same who made the invoice. */
export const invoiceFor = async (
  ctx: PaymentContext,
  order: Order,
  terms?: Terms,
): Promise<Invoice> => (await bookInvoice(ctx, order, terms)).invoice;

/**
 * The one live invoice of a payer for one thing in a session: found, or made with its reference. Of many
 * callers at once one makes it, and the others wait for it.
 */
export async function bookInvoice(
  ctx: PaymentContext,
  order: Order,
  terms: Terms = {},
): Promise<Booked> {
  const found = (invoice: Invoice): Booked => ({ invoice, made: false });
  for (let turn = 0; turn < 3; turn += 1) {
    const live = await liveInvoice(ctx.db, order);
    if (!live) {
      const made = await insertRequested(ctx, order, terms);
      if (made) return { invoice: await requestOrAbandon(ctx, made, terms), made: true };
    } else if (!isOver(live, ctx.now)) {
      return found(live.state === "requested" ? await awaitReference(ctx, live, terms) : live);
    } else {
      const settled = await askAndExpire(ctx, live);
      if (settled.state === "paid") return found(settled);
      // Its money may be on its way: another invoice now could be paid as well.
      if (settled.state === live.state) fail("gateway_unavailable");
    }
  }
  return fail("conflict");
}

/** The first phase: books the invoice, or answers `undefined` when another caller was first. */
async function insertRequested(
  ctx: PaymentContext,
  order: Order,
  { expiresAt, alongside }: Terms,
): Promise<Invoice | undefined> {
  const { now, services } = ctx;
  const id = uuid();
  const usual = new Date(now.getTime() + services.config.payment.invoiceDays * 86_400_000);
  const made = await changeIfNeeded(ctx.change, async (change) => {
    const { tx, audit } = change;
    const series = invoiceSeries(now);
    const values = {
      ...order,
      id,
      invoiceNo: `${series}-${printedNumber(await nextNumber(tx, series))}`,
      // Random, for one merchant account may serve several databases.
      paymentReference: `PP-${randomBytes(8).toString("hex").toUpperCase()}`,
      state: "requested" as const,
      createdAt: now,
      expiresAt: expiresAt ?? usual,
      askAgainAt: firstAsking(now),
    };
    const rows = await tx.insert(invoices).values(values).onConflictDoNothing().returning();
    if (rows.length === 0) return undefined;
    await alongside?.(change, id);
    const { invoiceNo, amountKobo } = values;
    const what =
      "programmeSlug" in order
        ? { programmeSlug: order.programmeSlug }
        : { purpose: order.purpose, item: order.item, paymentType: order.paymentType ?? "Full" };
    const after = { state: "requested", invoiceNo, ...what, amountKobo };
    audit({ action: "createInvoice", subject: "invoice", subjectId: id, after });
    return true;
  });
  return made && invoiceById(ctx.db, id);
}

/** The other phases. Where the gateway fails, nothing half-made stays in the payer's way. */
async function requestOrAbandon(
  ctx: PaymentContext,
  invoice: Invoice,
  { mayMail }: Terms,
): Promise<Invoice> {
  try {
    return ready(await requestReference(ctx, invoice, await mayMail?.()));
  } catch (error) {
    if (error instanceof GatewayUnavailable || error instanceof GatewayRefused) {
      await abandon(ctx, invoice);
    }
    throw error;
  }
}

/** Waits for the reference that another caller is getting; finishes what a dead one left behind. */
async function awaitReference(
  ctx: PaymentContext,
  invoice: Invoice,
  terms: Terms,
): Promise<Invoice> {
  const patience = invoice.createdAt.getTime() + longestRequest;
  for (let wait = 25; Date.now() < patience; wait = Math.min(wait * 2, 400)) {
    await pause(wait);
    const current = await invoiceById(ctx.db, invoice.id);
    if (current && current.state !== "requested") return ready(current);
  }
  return requestOrAbandon(ctx, invoice, terms);
}

/** An invoice with its reference; one that was given up meanwhile tells of the gateway's failure. */
const ready = (invoice: Invoice): Invoice =>
  invoice.state === "abandoned" ? fail("gateway_unavailable") : invoice;
