import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";

const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).trim()),
);

// Older notices name our order `orderRef`, newer ones `orderId`. [Ajstyles26/Adecode]
const notice = z.object({
  rrr: z.optional(z.nullable(text)),
  RRR: z.optional(z.nullable(text)),
  orderId: z.optional(z.nullable(text)),
  orderRef: z.optional(z.nullable(text)),
});

/** What a notice is about: at least one of the two is given. */
export type NoticeReference = { readonly rrr: string | null; readonly orderId: string | null };

/** Where the gateway tells of payments; outside the contract, for it answers plain text. */
export const webhookPath = "/api/Webhook/payment";

/** The most payments that one call may name: each costs a question to the gateway. */
export const maxNotices = 50;

/**
 * Reads a webhook's body, an array or a single object, into the payments that it speaks of, each
 * once. The notice is not signed, so its amount and date are never even read: ask the gateway about
 * each reference, then answer `Ok`. Entries without a reference are dropped.
 */
export function readNotices(body: unknown): NoticeReference[] {
  const entries: unknown[] = Array.isArray(body) ? body : [body];
  const references = new Map<string, NoticeReference>();
  for (const entry of entries.slice(0, maxNotices)) {
    const parsed = notice.safeParse(entry);
    if (!parsed.success) continue;
    const rrr = plainRrr(parsed.data.rrr || parsed.data.RRR || "");
    const orderId = plainOrderId(parsed.data.orderId || parsed.data.orderRef || "");
    // An RRR names one payment, whatever order ids stand beside it.
    const named = rrr ?? orderId;
    if (named && !references.has(named)) references.set(named, { rrr, orderId });
  }
  return [...references.values()];
}

/**
 * The webhook. `settle` asks the gateway about the payments of one call and records what it says; it
 * must bear being called twice, late and out of order. Where it fails, so does the call, and the
 * gateway tells again.
 */
export function webhookRoute(
  settle: (references: readonly NoticeReference[]) => Promise<void>,
): Hono {
  const app = new Hono();
  app.post(webhookPath, bodyLimit({ maxSize: 256 * 1024 }), async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    await settle(readNotices(body));
    return c.text("Ok");
  });
  return app;
}

/** The 12 digits of an RRR; `null` for anything else. */
function plainRrr(value: string): string | null {
  const digits = value.replace(/[\s-]/g, "");
  return /^\d{12}$/.test(digits) ? digits : null;
}

/** An order id of the form that ours have; `null` for anything else. */
function plainOrderId(value: string): string | null {
  return /^[\w-]{1,64}$/.test(value) ? value : null;
}
