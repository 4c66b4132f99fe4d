import { webhookPath, webhookRoute } from "../../payment/webhook.ts";
import type { Extension } from "../../server/app.ts";
import type { Machinery } from "../../server/mount.ts";
import { invoiceById, invoiceByReference } from "./invoices.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { systemContext } from "./payment-context.ts";

/**
 * Where the gateway tells of payments. Its word only says about which invoice to ask it; references
 * that are not ours are answered as any other. Anyone can send a notice, so one invoice is asked about
 * once a call, once at a time, and not without end: the reconciling job asks in any case.
 */
export const paymentWebhook =
  (machinery: Machinery): Extension =>
  (app) => {
    const settle = oneAtATime((id) => settleNotice(machinery, id));
    app.use(webhookPath, async (c, next) => {
      c.env.route = webhookPath;
      await machinery.limit("webhookByAddress", c.env.ip);
      await next();
    });
    app.route(
      "/",
      webhookRoute(async (references) => {
        const named = new Set<string>();
        for (const reference of references) {
          const invoice = await invoiceByReference(machinery.db, reference);
          if (invoice) named.add(invoice.id);
        }
        const failures: unknown[] = [];
        // What ails one payment keeps no other waiting.
        for (const id of named) {
          await settle(id).catch((error: unknown) => failures.push(error));
        }
        if (failures.length > 0) throw failures[0];
      }),
    );
  };

async function settleNotice(machinery: Machinery, id: string): Promise<void> {
  // Read anew: it may have been paid while this waited.
  const invoice = await invoiceById(machinery.db, id);
  if (!invoice || invoice.paymentId !== null) return;
  await machinery.limit("noticeByInvoice", id);
  await confirmPayment(systemContext(machinery, "paymentWebhook"), invoice);
}
