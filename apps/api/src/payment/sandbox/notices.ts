import { v7 as uuidv7 } from "uuid";
import { amountText } from "../amount-text.ts";
import { exchange } from "../exchange.ts";
import { dayText } from "../remita/dates.ts";
import type { SandboxOrder, SandboxStore, SandboxWebhook } from "./store.ts";

/** How the gateway tells the school of a payment; the ways other than `prompt` are what can go wrong. */
export type Delivery = "prompt" | "late" | "doubled" | "lost" | "charged-twice";

/** The notices of one payment: none, one or two. */
export function noticesOf(
  order: SandboxOrder,
  delivery: Delivery,
  at: Date,
  lateSeconds: number,
): SandboxWebhook[] {
  const dueAt = delivery === "late" ? new Date(at.getTime() + lateSeconds * 1000) : at;
  const first = bodyOf(order, at);
  const notice = (body: unknown) => ({ id: uuidv7(), rrr: order.rrr, body, createdAt: at, dueAt });
  switch (delivery) {
    case "prompt":
    case "late":
      return [notice(first)];
    case "doubled":
      return [notice(first), notice(first)];
    case "charged-twice":
      return [notice(first), notice(bodyOf(order, at))];
    case "lost":
      return [];
  }
}

function bodyOf(order: SandboxOrder, at: Date) {
  const day = dayText(at);
  return [
    {
      rrr: order.rrr,
      channel: "CARDPAYMENT",
      amount: Number(amountText(order.amountKobo)),
      transactiondate: day,
      debitdate: day,
      bank: "000",
      branch: "000",
      dateRequested: dayText(order.createdAt),
      orderRef: order.orderId,
      orderId: order.orderId,
      payerName: order.payerName,
      payerPhoneNumber: order.payerPhone,
      payeremail: order.payerEmail,
      uniqueIdentifier: uuidv7(),
    },
  ];
}

/**
 * Sends the notices that are due, and answers how many the school took. One that is not answered
 * with `Ok` stays for a later round.
 */
export async function deliverNotices(
  store: SandboxStore,
  webhookUrl: string,
  now: Date,
): Promise<number> {
  const due = await store.claimWebhooks(now);
  const taken = await Promise.all(
    due.map(async ({ id, body }) => {
      if (!(await post(webhookUrl, body))) return false;
      await store.webhookDelivered(id);
      return true;
    }),
  );
  return taken.filter(Boolean).length;
}

/** Whether the school answered `Ok`. It gets less time than the shortest wait for the next try. */
async function post(url: string, body: unknown): Promise<boolean> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await exchange(url, init, { timeout: 10_000 }).catch(() => undefined);
  return answer?.status === 200 && answer.body.trim().toLowerCase() === "ok";
}
