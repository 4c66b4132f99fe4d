import { and, asc, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Job } from "../../jobs/jobs.ts";
import { GatewayRefused, GatewayUnavailable } from "../../payment/gateway.ts";
import type { Machinery } from "../../server/mount.ts";
import { beyondWaits, firstAsking, nextAsking } from "./asking.ts";
import { askAndExpire } from "./expire-invoice.ts";
import { invoiceById, type Invoice } from "./invoices.ts";
import { abandon, requestReference } from "./request-reference.ts";
import { isOver } from "./described.ts";
import { systemContext, type PaymentContext } from "./payment-context.ts";

/** More than this in one run is left to the next. */
const mostAtOnce = 200;

/**
 * Asks the gateway about unpaid invoices, ever more rarely; gets the reference of those whose maker
 * died; and closes those whose time is over, after asking a last time. A payer who has closed the
 * page is never lost.
 */
export const askPending = (machinery: Machinery): Job => ({
  name: "ask about payments",
  seconds: 10,
  byTime: false,
  async run(signal) {
    const ctx = systemContext(machinery, "askAboutPayments");
    for (let count = 0; count < mostAtOnce && !signal.aborted; count += 1) {
      const id = await claim(machinery.db, ctx.now);
      const invoice = id && (await invoiceById(machinery.db, id));
      if (!invoice) return;
      try {
        await settle(ctx, invoice);
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
        // The others would wait as long in vain; this one keeps its place.
        await putBack(machinery.db, invoice, ctx.now);
        return;
      }
    }
  },
});

async function settle(ctx: PaymentContext, invoice: Invoice): Promise<void> {
  if (invoice.state !== "requested" || isOver(invoice, ctx.now)) {
    await askAndExpire(ctx, invoice);
    return;
  }
  try {
    await requestReference(ctx, invoice);
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await abandon(ctx, invoice);
  }
}

const unpaid = inArray(invoices.state, ["requested", "open"]);

/** Undoes a claim: the invoice is asked about soon, as if this time had not been. */
const putBack = (db: Database, { id, asked }: Invoice, now: Date) =>
  db
    .update(invoices)
    .set({ askAgainAt: firstAsking(now), asked: asked - 1 })
    .where(and(eq(invoices.id, id), unpaid));

/** Takes the invoice that has been due longest and puts it off to its next asking. */
const claim = (db: Database, now: Date): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const first = async (when: SQL) => {
      const [one] = await tx
        .select()
        .from(invoices)
        .where(and(when, unpaid))
        .orderBy(asc(invoices.askAgainAt))
        .limit(1)
        .for("update", { skipLocked: true });
      return one;
    };
    // Two questions, for each is a span of the index.
    const due =
      (await first(lte(invoices.askAgainAt, now))) ??
      (await first(gt(invoices.askAgainAt, beyondWaits(now))));
    if (!due) return undefined;
    const asked = due.asked + 1;
    await tx
      .update(invoices)
      .set({ asked, askAgainAt: nextAsking(asked, due.expiresAt, now) })
      .where(eq(invoices.id, due.id));
    return due.id;
  });
