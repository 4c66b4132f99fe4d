import { afterAll, beforeEach, expect, test } from "vitest";
import { maxNotices, webhookPath } from "../../payment/webhook.ts";
import { newOrder } from "../../testing/payer.ts";
import { testServerWithGateway } from "../../testing/server-with-gateway.ts";

const { gateway, server, recover, stop } = await testServerWithGateway();
afterAll(stop);
beforeEach(() => {
  recover();
  gateway.asked.length = 0;
});

const openInvoice = async () => {
  const { id, rrr, paymentReference } = await server.ok("createInvoice", newOrder());
  return { id: id ?? "", rrr, paymentReference };
};
const notify = (body: unknown) =>
  fetch(server.url + webhookPath, { method: "POST", body: JSON.stringify(body) });
const stateOf = async (id: string) => (await server.ok("getInvoice", { id })).state;
const pay = (rrr: string) => {
  const order = gateway.orders.find((one) => one.rrr === rrr);
  if (order) order.status = "01";
};

test("a notice asks the gateway once about an invoice, whatever it lists", async () => {
  const { rrr, paymentReference } = await openInvoice();
  const spellings = [
    { rrr },
    { RRR: Number(rrr) },
    { rrr: `${rrr.slice(0, 4)}-${rrr.slice(4)}` },
    { rrr, orderRef: "another-order" },
    { orderId: paymentReference },
    { orderRef: paymentReference },
  ];
  const padded = Array.from({ length: maxNotices }, (_, index) => ({ rrr, orderId: `o-${index}` }));
  for (const body of [spellings, padded, [...spellings, ...padded]]) {
    gateway.asked.length = 0;
    expect(await (await notify(body)).text()).toBe("Ok");
    expect(gateway.asked).toEqual([rrr]);
  }
});

test("of a paid invoice the gateway is not asked again", async () => {
  const { id, rrr } = await openInvoice();
  pay(rrr);
  await notify({ rrr });
  await notify({ rrr });
  expect(await stateOf(id)).toBe("paid");
  expect(gateway.asked).toEqual([rrr]);
});

test("forged notices without end are told to come later; the payer and the job still ask", async () => {
  const { id, rrr } = await openInvoice();
  const statuses: number[] = [];
  for (let turn = 0; turn < 35; turn += 1) statuses.push((await notify({ rrr })).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(gateway.asked).toHaveLength(30);
  pay(rrr);
  expect(await server.ok("getInvoice", { id, refresh: "true" })).toMatchObject({ state: "paid" });
});

test("an invoice that cannot be asked about keeps no other of its notice waiting", async () => {
  const [first, second] = [await openInvoice(), await openInvoice()];
  for (let turn = 0; turn < 31; turn += 1) await notify({ rrr: first.rrr });
  pay(second.rrr);
  expect((await notify([{ rrr: first.rrr }, { rrr: second.rrr }])).status).toBe(429);
  expect(await stateOf(second.id)).toBe("paid");
});
