import { randomInt } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod/mini";
import { amountText, readAmount } from "../amount-text.ts";
import { readEndOfDay, timestampText } from "../remita/dates.ts";
import { cancelHash, generateHash, sameHash, statusHash } from "../remita/hashes.ts";
import type { Merchant } from "../remita/hashes.ts";
import { codes } from "../remita/status-codes.ts";
import type { SandboxOrder, SandboxStore } from "./store.ts";

const text = z.string().check(z.maxLength(500));

const generateBody = z.object({
  serviceTypeId: text,
  amount: z.union([text, z.number()]),
  orderId: text.check(z.regex(/^[\w-]{1,64}$/)),
  payerName: text,
  payerEmail: text,
  payerPhone: text,
  description: text,
  expiryDate: z.optional(text),
});

const cancelBody = z.object({ rrr: text, merchantId: text, hash: text });

const notes: Readonly<Record<string, string>> = {
  [codes.success]: "Successful",
  [codes.approved]: "Approved",
  [codes.failed]: "Transaction Failed",
  [codes.aborted]: "Transaction Closed",
  [codes.badAuthentication]: "Invalid Authentication",
  [codes.pending]: "Transaction Pending",
  [codes.badRequest]: "Invalid Request",
  [codes.badMerchant]: "Invalid Merchant",
  [codes.generated]: "Payment Reference generated",
  [codes.noSuchOrder]: "No Such Order",
  [codes.processed]: "Transaction Already Processed",
  [codes.duplicate]: "Duplicate Order Ref",
};

/** The code by which the sandbox tells where an order stands. */
export function codeOf(order: SandboxOrder, now: Date): string {
  if (order.state === "paid") return codes.approved;
  if (order.state === "cancelled" || isExpired(order, now)) return codes.aborted;
  return order.state === "failed" ? codes.failed : codes.pending;
}

/** Whether an unpaid order's last day is over. */
export const isExpired = (order: SandboxOrder, now: Date): boolean =>
  order.state !== "paid" && order.expiresAt !== null && order.expiresAt < now;

/** The calls between the school's server and the gateway: generate, status, cancel. */
export function protocolRoutes(options: {
  store: SandboxStore;
  merchant: Merchant;
  now: () => Date;
}): Hono {
  const { store, merchant, now } = options;
  const app = new Hono();

  app.post("/echannelsvc/merchant/api/paymentinit", async (c) => {
    const answer = (code: string, rrr?: string) =>
      c.body(
        `jsonp (${JSON.stringify({ statuscode: code, ...(rrr && { RRR: rrr }), status: notes[code] })})`,
      );
    const body = generateBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return answer(codes.badRequest);
    const { amount, orderId, serviceTypeId, expiryDate, ...payer } = body.data;

    const hash = generateHash({ ...merchant, serviceTypeId }, orderId, String(amount));
    const expected = `remitaConsumerKey=${merchant.merchantId},remitaConsumerToken=${hash}`;
    if (!sameHash(c.req.header("authorization") ?? "", expected))
      return answer(codes.badAuthentication);
    if (serviceTypeId !== merchant.serviceTypeId) return answer(codes.badMerchant);

    const amountKobo = readAmount(amount);
    const expiresAt = expiryDate ? readEndOfDay(expiryDate) : null;
    if (!amountKobo || (expiryDate && (!expiresAt || expiresAt < now())))
      return answer(codes.badRequest);

    const order = { ...payer, orderId, amountKobo, expiresAt, createdAt: now(), paidAt: null };
    for (;;) {
      const rrr = newRrr();
      if (await store.addOrder({ ...order, rrr, state: "unpaid" }))
        return answer(codes.generated, rrr);
      if (await store.findOrder({ orderId })) return answer(codes.duplicate);
    }
  });

  app.get("/echannelsvc/:merchantId/:reference/:hash/:page{(?:order)?status\\.reg}", async (c) => {
    const { merchantId, reference, hash, page } = c.req.param();
    if (merchantId !== merchant.merchantId) return c.json(refusal(codes.badMerchant));
    if (!sameHash(hash, statusHash(merchant, reference)))
      return c.json(refusal(codes.badAuthentication));
    const byRrr = page === "status.reg";
    const order = await store.findOrder(byRrr ? { rrr: reference } : { orderId: reference });
    if (!order) return c.json(refusal(byRrr ? codes.badRequest : codes.noSuchOrder));
    const code = codeOf(order, now());
    return c.json({
      amount: Number(amountText(order.amountKobo)),
      RRR: order.rrr,
      orderId: order.orderId,
      message: notes[code],
      transactiontime: timestampText(order.paidAt ?? order.createdAt),
      ...(order.paidAt && { paymentDate: timestampText(order.paidAt) }),
      status: code,
    });
  });

  app.post("/echannelsvc/v2/api/deactivate.json", async (c) => {
    const answer = (code: string) => c.json({ responseCode: code, responseMsg: notes[code] });
    const body = cancelBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return answer(codes.badRequest);
    const { rrr, merchantId, hash } = body.data;
    if (merchantId !== merchant.merchantId) return answer(codes.badMerchant);
    if (!sameHash(hash, cancelHash(merchant, rrr))) return answer(codes.badAuthentication);
    if (await store.close(rrr, "cancelled")) return answer(codes.success);
    const order = await store.findOrder({ rrr });
    if (!order) return answer(codes.badRequest);
    return answer(order.state === "cancelled" ? codes.success : codes.processed);
  });

  return app;
}

const refusal = (code: string) => ({ message: notes[code], status: code });

/** Twelve digits, the first never 0. */
const newRrr = (): string =>
  `${randomInt(100_000, 1_000_000)}${String(randomInt(1_000_000)).padStart(6, "0")}`;
