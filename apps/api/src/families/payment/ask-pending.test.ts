import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { invoices } from "../../database/schema/invoice.ts";
import { webhookPath } from "../../payment/webhook.ts";
import { actionsOn, mailsTo, newOrder } from "../../testing/payer.ts";
import type { Browser } from "../../testing/test-server.ts";
import { testServerWithGateway } from "../../testing/server-with-gateway.ts";
import { testServer } from "../../testing/test-server.ts";

const { gateway, server, recover, stop } = await testServerWithGateway();
afterAll(stop);
beforeEach(recover);

const past = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const ask = () => server.runJob("ask about payments");

async function openInvoice(order = newOrder()) {
  const on: Browser = new Map();
  const { id, rrr } = await server.ok("createInvoice", order, { on });
  return { id: id ?? "", rrr, order, on };
}

const change = (id: string, values: Partial<typeof invoices.$inferInsert>) =>
  server.db.update(invoices).set(values).where(eq(invoices.id, id));

async function rowOf(id: string) {
  const [row] = await server.db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new Error("The invoice is gone.");
  return row;
}

function orderOf(rrr: string) {
  const order = gateway.orders.find((one) => one.rrr === rrr);
  if (!order) throw new Error("The gateway has no such order.");
  return order;
}

test("a payer who closed the page is asked about, and found to have paid", async () => {
  const { id, rrr, order } = await openInvoice();
  orderOf(rrr).status = "01";
  await ask();
  expect((await rowOf(id)).state).toBe("open");
  await change(id, { askAgainAt: past(1) });
  await ask();
  expect(await rowOf(id)).toMatchObject({ state: "paid", askAgainAt: null });
  expect((await mailsTo(server, order.email)).map((mail) => mail.kind)).toEqual([
    "invoiceCreated",
    "paymentReceived",
  ]);
});

test("an unpaid one is asked about ever more rarely", async () => {
  const { id } = await openInvoice();
  const waits: number[] = [];
  for (let asked = 0; asked < 5; asked += 1) {
    await change(id, { askAgainAt: past(1) });
    await ask();
    const { askAgainAt } = await rowOf(id);
    waits.push(Math.round(((askAgainAt?.getTime() ?? 0) - Date.now()) / 60_000));
  }
  expect(waits).toEqual([5, 15, 60, 360, 360]);
});

test("one that a clock ahead has put off for long is asked about, and closed, once the clock is right", async () => {
  const { id } = await openInvoice();
  await change(id, { askAgainAt: past(-400 * 24 * 60) });
  await ask();
  expect((await rowOf(id)).askAgainAt?.getTime()).toBeLessThan(past(-61).getTime());
  await change(id, { expiresAt: past(2), askAgainAt: past(-8 * 60) });
  await ask();
  expect((await rowOf(id)).state).toBe("expired");
});

test("an expired one is asked about a last time: paid it is paid, unpaid it is closed", async () => {
  const [paid, unpaid] = [await openInvoice(), await openInvoice()];
  orderOf(paid.rrr).status = "00";
  for (const { id } of [paid, unpaid]) {
    await change(id, { expiresAt: past(2), askAgainAt: past(2) });
  }
  await ask();
  expect((await rowOf(paid.id)).state).toBe("paid");
  expect(await rowOf(unpaid.id)).toMatchObject({ state: "expired", askAgainAt: null });
  expect((await actionsOn(server, unpaid.id)).at(-1)).toBe("expireInvoice");
  const again = await server.ok("createInvoice", unpaid.order);
  expect(again.rrr).not.toBe(unpaid.rrr);
});

test("while the gateway cannot tell, nothing expires, and it is soon asked again", async () => {
  const { id, order } = await openInvoice();
  await change(id, { expiresAt: past(2), askAgainAt: past(2), asked: 9 });
  gateway.mood = "html";
  await ask();
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: "open", asked: 9 });
  expect(row.askAgainAt?.getTime()).toBeLessThan(Date.now() + 61_000);
  expect(await server.request("createInvoice", order)).toMatchObject({
    status: 503,
    code: "gateway_unavailable",
  });
  // An outcome that the gateway itself does not know closes nothing either, nor one on its way.
  for (const code of ["999", "045"]) {
    Object.assign(gateway, { mood: "well", code });
    await change(id, { askAgainAt: past(2) });
    await ask();
    expect((await rowOf(id)).state).toBe("open");
  }
});

test("an invoice whose time is over shows as expired, and its payer may make another at once", async () => {
  const { id, rrr, order } = await openInvoice();
  await change(id, { expiresAt: past(1) });
  expect(await server.ok("getInvoice", { id })).toMatchObject({
    state: "expired",
    cardPayment: null,
  });
  const lookup = { programme: "nd", applicationTypeId: 1, regNumber: order.mobileNumber } as const;
  expect((await server.ok("lookupInvoice", lookup)).invoice).toBeNull();
  const again = await server.ok("createInvoice", order);
  expect(again.rrr).not.toBe(rrr);
  expect((await rowOf(id)).state).toBe("expired");
});

/** An invoice whose maker died before it had the gateway's answer. */
async function leftBehind(minutes: number, bookedAtGateway: boolean) {
  const order = newOrder();
  const values = {
    id: uuid(),
    invoiceNo: `INV-left-${minutes}-${String(bookedAtGateway)}`,
    paymentReference: `PP-left-${minutes}-${String(bookedAtGateway)}`,
    state: "requested" as const,
    programmeSlug: "nd" as const,
    sessionId: 3,
    payerPhone: order.mobileNumber.replace(/^0/, "+234"),
    lastname: order.lastname,
    firstname: order.firstname,
    middlename: "",
    email: order.email,
    payerKey: payerKeyOf({ ...order, middlename: "" }),
    amountKobo: 650_000,
    createdAt: past(minutes),
    expiresAt: new Date(Date.now() + 86_400_000),
    askAgainAt: past(minutes - 1),
  };
  await server.db.insert(invoices).values(values);
  const { paymentReference: orderId, amountKobo } = values;
  const booked = bookedAtGateway
    ? await server.services.gateway.generate({
        orderId,
        amountKobo,
        payerName: "A B",
        payerEmail: order.email,
        payerPhone: values.payerPhone,
        description: "x",
      })
    : undefined;
  return { id: values.id, order, rrr: booked?.rrr };
}

test.each([true, false])(
  "a reference that died on its way is fetched again (known to the gateway: %s)",
  async (bookedAtGateway) => {
    const { id, order, rrr } = await leftBehind(5, bookedAtGateway);
    await ask();
    const row = await rowOf(id);
    expect(row).toMatchObject({ state: "open", rrr: rrr ?? row.rrr });
    expect(row.rrr).toMatch(/^\d{12}$/);
    expect(await mailsTo(server, order.email)).toHaveLength(1);
  },
);

test("the payer who comes back before the job finishes it too", async () => {
  const { id, order } = await leftBehind(2, true);
  // Whoever made it never got an answer: the device knows nothing of it.
  expect(await server.ok("createInvoice", order)).toMatchObject({ id: null, state: "open" });
  expect((await rowOf(id)).state).toBe("open");
});

test("one that the gateway refuses is given up", async () => {
  const { id } = await leftBehind(3, false);
  gateway.code = "023";
  await ask();
  expect((await rowOf(id)).state).toBe("abandoned");
});

test.each(["html", "garbage", "broken", "elsewhere"] as const)(
  "a gateway that answers %s leaves nothing half-made, and the next try works",
  async (mood) => {
    const order = newOrder();
    gateway.mood = mood;
    expect(await server.request("createInvoice", order)).toMatchObject({
      status: 503,
      code: "gateway_unavailable",
      message: expect.stringContaining("payment service cannot be reached"),
    });
    const lookup = {
      programme: "nd",
      applicationTypeId: 1,
      regNumber: order.mobileNumber,
    } as const;
    expect((await server.ok("lookupInvoice", lookup)).invoice).toBeNull();
    gateway.mood = "well";
    expect((await server.ok("createInvoice", order)).rrr).toMatch(/^\d{12}$/);
  },
);

test("a gateway that is silent or gone keeps nobody waiting for ever, and nothing half-made stays", async () => {
  const gone = await testServer({
    config: {
      payment: {
        gateway: "remita",
        remita: { ...gateway.merchant, baseUrl: "http://127.0.0.1:9" },
        invoiceDays: 14,
      },
    },
  });
  const [waiting, alone] = [newOrder(), newOrder()];
  gateway.mood = "silent";
  const answers = await Promise.all([
    gone.request("createInvoice", alone),
    server.request("createInvoice", waiting),
    server.request("createInvoice", waiting),
  ]);
  await gone.stop();
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, code: "gateway_unavailable" });
  }
  const payerPhone = waiting.mobileNumber.replace(/^0/, "+234");
  const kept = await server.db.select().from(invoices).where(eq(invoices.payerPhone, payerPhone));
  expect(kept.map(({ state, askAgainAt }) => [state, askAgainAt])).toEqual([["abandoned", null]]);
});

test("a gateway that refuses says so, to everybody who waited for it", async () => {
  const order = newOrder();
  gateway.code = "023";
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.request("createInvoice", order)),
  );
  expect(answers.map((answer) => answer.success)).toEqual(Array(10).fill(false));
  expect(
    answers.find((answer) => !answer.success && answer.code === "gateway_refused"),
  ).toMatchObject({ status: 502 });
});

test("a notice that comes while the gateway is down is to be sent again", async () => {
  const { id, rrr } = await openInvoice();
  orderOf(rrr).status = "01";
  const notify = () =>
    fetch(server.url + webhookPath, { method: "POST", body: JSON.stringify([{ rrr }]) });
  gateway.mood = "broken";
  expect((await notify()).status).toBe(503);
  expect((await server.ok("getInvoice", { id, refresh: "true" })).state).toBe("open");
  expect(await server.request("verifyRemitaStatus", { rrr })).toMatchObject({
    status: 503,
    code: "gateway_unavailable",
  });
  gateway.mood = "well";
  expect((await notify()).status).toBe(200);
  expect((await rowOf(id)).state).toBe("paid");
});

test("a paid invoice stays paid and readable while the gateway is down", async () => {
  const { id, rrr, order, on } = await openInvoice();
  orderOf(rrr).status = "01";
  await server.ok("getInvoice", { id, refresh: "true" });
  gateway.mood = "broken";
  expect((await server.ok("getInvoice", { id, refresh: "true" })).state).toBe("paid");
  expect((await server.ok("verifyRemitaStatus", { rrr })).state).toBe("paid");
  const receipt = { rrr, mobileNumber: order.mobileNumber };
  expect((await server.ok("getFeeReceipt", receipt, { on })).state).toBe("paid");
});
