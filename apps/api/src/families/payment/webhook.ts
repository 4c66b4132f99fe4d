import { webhookPath, webhookRoute } from "../../payment/webhook.ts";
import type { Extension } from "../../server/app.ts";
import type { Machinery } from "../../server/mount.ts";
import { invoiceByReference } from "../invoice/queries.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { systemContext } from "./payment-context.ts";

/**
 * Where the gateway tells of payments. Its word only says about which invoice to ask it; references
 * that are not ours are answered as any other.
 */
export const paymentWebhook =
  (machinery: Machinery): Extension =>
  (app) => {
    app.use(webhookPath, async (c, next) => {
      c.env.route = webhookPath;
      await machinery.limit("webhookByAddress", c.env.ip);
      await next();
    });
    app.route(
      "/",
      webhookRoute(async (reference) => {
        const invoice = await invoiceByReference(machinery.db, reference);
        if (invoice) await confirmPayment(systemContext(machinery, "paymentWebhook"), invoice);
      }),
    );
  };
