import { eq, like, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test, vi } from "vitest";
import { invoices, payments } from "../../database/schema/invoice.ts";
import { rateLimitCounters } from "../../database/schema/machinery.ts";
import { sandboxOrders } from "../../database/schema/sandbox-gateway.ts";
import { webhookPath } from "../../payment/webhook.ts";
import { actionsOn, mailsTo, newOrder, newPhone, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

async function openInvoice(order = newOrder(), on?: Browser) {
  const invoice = await server.ok("createInvoice", order, on && { on });
  return { ...invoice, id: invoice.id ?? "", order };
}

const notify = (body: unknown) =>
  fetch(server.url + webhookPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

const stateOf = async (id: string) => (await server.ok("getInvoice", { id })).state;
const paymentsOf = (id: string) =>
  server.db.select().from(payments).where(eq(payments.invoiceId, id));
const verify = (rrr: string) => server.request("verifyRemitaStatus", { rrr });

test("a payer who comes back from the card page finds the invoice paid, and a mail with the way on", async () => {
  const invoice = await openInvoice();
  const paid = await payByCard(server, invoice);
  const back = new URL(paid.headers.get("location") ?? "");
  expect(back.pathname + back.search).toContain(
    `/jamb_students_invoice?invoice=${invoice.id}&paid=1&RRR=${invoice.rrr}`,
  );

  const shown = await server.ok("getInvoice", { id: invoice.id, refresh: "true" });
  expect(shown).toMatchObject({ state: "paid", paymentStatus: true, cardPayment: null });
  expect(shown.paidAt).not.toBeNull();
  const [payment] = await paymentsOf(invoice.id);
  expect(payment).toMatchObject({ rrr: invoice.rrr, amountKobo: 650_000, gateway: "sandbox" });
  expect(shown.transactionReference).toBe(payment?.id);
  const [, mail] = await mailsTo(server, invoice.order.email);
  expect(mail).toMatchObject({ kind: "paymentReceived", subject: "Payment received" });
  expect(mail?.body).toContain(`${server.url}/nd_login`);
  expect(await actionsOn(server, invoice.id)).toEqual([
    "createInvoice",
    "openInvoice",
    "confirmPayment",
  ]);
});

test.each(["fail", "abandon"] as const)(
  "after '%s' the invoice is still to be paid",
  async (end) => {
    const invoice = await openInvoice();
    await payByCard(server, invoice, end);
    const shown = await server.ok("getInvoice", { id: invoice.id, refresh: "true" });
    const answer = end === "fail" ? "failed" : "pending";
    expect(shown).toMatchObject({
      state: "open",
      answer,
      cardPayment: { fields: { rrr: invoice.rrr } },
    });
    expect(await verify(invoice.rrr)).toMatchObject({
      data: { state: answer, paidAt: null },
    });
  },
);

test("a doubled notice of a payment made twice is one payment and one mail", async () => {
  const invoice = await openInvoice();
  await payByCard(server, invoice, "pay-twice");
  const notices = [{ rrr: invoice.rrr, orderRef: invoice.paymentReference, amount: 6500 }];
  const answers = await Promise.all(Array.from({ length: 12 }, () => notify(notices)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(12).fill("Ok"));
  await server.runJob("sandbox notices");
  expect(await stateOf(invoice.id)).toBe("paid");
  expect(await paymentsOf(invoice.id)).toHaveLength(1);
  expect(await mailsTo(server, invoice.order.email)).toHaveLength(2);
});

test("a forged notice pays nothing, whatever it says", async () => {
  const invoice = await openInvoice();
  const forged = { rrr: invoice.rrr, amount: 6500, status: "00", statuscode: "01" };
  expect(await (await notify([forged])).text()).toBe("Ok");
  expect(await stateOf(invoice.id)).toBe("open");
  expect(await paymentsOf(invoice.id)).toEqual([]);
});

test("a notice may name our order, come late and out of order, and stand beside strangers", async () => {
  const [first, second] = [await openInvoice(), await openInvoice(newOrder("hnd"))];
  const early = [{ orderRef: first.paymentReference }, { rrr: "999999999999" }, "nonsense"];
  expect(await (await notify(early)).text()).toBe("Ok");
  expect(await stateOf(first.id)).toBe("open");
  await payByCard(server, first);
  await payByCard(server, second);
  await notify([{ rrr: second.rrr }, ...early]);
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(["paid", "paid"]);
});

test("what is no notice at all is answered as any other", async () => {
  for (const body of [null, [], {}, "x", [{ rrr: "1'; drop table payments; --" }]]) {
    const answer = await notify(body);
    expect([answer.status, await answer.text()]).toEqual([200, "Ok"]);
  }
});

test("a payment of another amount leaves the invoice unpaid and is noted once", async () => {
  const invoice = await openInvoice();
  await payByCard(server, invoice);
  await server.db
    .update(sandboxOrders)
    .set({ amountKobo: 100 })
    .where(eq(sandboxOrders.rrr, invoice.rrr));
  await notify([{ rrr: invoice.rrr, amount: 6500 }]);
  await notify([{ rrr: invoice.rrr, amount: 6500 }]);
  expect(await verify(invoice.rrr)).toMatchObject({
    data: { state: "other-amount", paidAt: null },
  });
  expect(await server.ok("getInvoice", { id: invoice.id, refresh: "true" })).toMatchObject({
    answer: "other-amount",
    cardPayment: null,
  });
  expect(await stateOf(invoice.id)).toBe("open");
  expect((await actionsOn(server, invoice.id)).slice(2)).toEqual(["refusePaymentOfOtherAmount"]);
  // The bursary reads of it first thing.
  const board = (user: string) => server.ok("getAdminDashboard", {}, { as: { user } });
  expect((await board("bursar")).unmatched).toEqual({
    count: 1,
    newest: [{ rrr: invoice.rrr, why: "other-amount", asked: 6500, paid: 1 }],
  });
  expect((await board("hostel")).unmatched).toBeNull();
  const rest = { state: "paid", paidAt: new Date(), askAgainAt: null } as const;
  await server.db.update(invoices).set(rest).where(eq(invoices.id, invoice.id));
  expect((await board("bursar")).unmatched).toEqual({ count: 0, newest: [] });
});

test("a payment that comes after the invoice expired still counts", async () => {
  const invoice = await openInvoice();
  await server.db
    .update(invoices)
    .set({ state: "expired", expiresAt: new Date(Date.now() - 1000), askAgainAt: null })
    .where(eq(invoices.id, invoice.id));
  expect(await verify(invoice.rrr)).toMatchObject({ data: { state: "expired" } });
  await payByCard(server, invoice);
  await notify([{ rrr: invoice.rrr }]);
  expect(await stateOf(invoice.id)).toBe("paid");
  expect(await verify(invoice.rrr)).toMatchObject({ data: { state: "paid" } });
});

test("where a new invoice has taken its place, the late payment is put on record for the bursary", async () => {
  const invoice = await openInvoice();
  await server.db
    .update(invoices)
    .set({ state: "expired", expiresAt: new Date(Date.now() - 1000) })
    .where(eq(invoices.id, invoice.id));
  const second = await openInvoice(invoice.order);
  expect(second.id).not.toBe(invoice.id);
  await payByCard(server, invoice);
  await notify([{ rrr: invoice.rrr }]);
  await notify([{ rrr: invoice.rrr }]);
  expect([await stateOf(invoice.id), await stateOf(second.id)]).toEqual(["expired", "open"]);
  expect(await paymentsOf(invoice.id)).toHaveLength(1);
  expect((await actionsOn(server, invoice.id)).slice(2)).toEqual(["recordSurplusPayment"]);
  expect(await verify(invoice.rrr)).toMatchObject({ data: { state: "surplus", paidAt: null } });
  const { unmatched } = await server.ok("getAdminDashboard", {}, { as: { user: "bursar" } });
  expect(unmatched?.newest[0]).toMatchObject({ rrr: invoice.rrr, why: "surplus", paid: 6500 });
});

test("a new invoice that is booked at the very moment of the late payment is no failure", async () => {
  const invoice = await openInvoice();
  const mine = eq(invoices.id, invoice.id);
  await server.db.update(invoices).set({ state: "expired", askAgainAt: null }).where(mine);
  await payByCard(server, invoice);

  const [row] = await server.db.select().from(invoices).where(mine);
  if (!row) throw new Error("The invoice is gone.");
  const id = uuid();
  const rival = { ...row, id, invoiceNo: id, paymentReference: id, rrr: null };
  const verified = await server.db.transaction(async (tx) => {
    await tx.insert(invoices).values({ ...rival, state: "requested" });
    const answer = verify(invoice.rrr);
    // It has looked for a rival, found none, and now stands before the one that we have not committed.
    const waits = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitUntil(async () => (await server.db.execute(waits)).rows.length > 0, {
      timeout: 20_000,
    });
    return { answer };
  });

  expect(await verified.answer).toMatchObject({ status: 200, data: { state: "surplus" } });
  expect(await stateOf(invoice.id)).toBe("expired");
  expect(await paymentsOf(invoice.id)).toHaveLength(1);
  expect((await actionsOn(server, invoice.id)).slice(2)).toEqual(["recordSurplusPayment"]);
});

test("whoever holds a reference learns its state, and the payer only masked", async () => {
  const invoice = await openInvoice(newOrder("sub-degree"));
  const answer = await verify(invoice.rrr.replace(/(.{4})(?=.)/g, "$1 "));
  expect(answer).toMatchObject({
    status: 200,
    data: {
      rrr: invoice.rrr,
      state: "pending",
      amount: 12_500,
      description: "JUPEB APPLICATION fee 2026/2027",
      payerName: "Ad*** Ng***",
      invoiceNo: invoice.invoiceNo,
      paidAt: null,
      programme: "sub-degree",
    },
  });
  expect(await verify("999999999999")).toMatchObject({ status: 404, code: "invoice_not_found" });
  expect(await verify("12")).toMatchObject({ status: 422, fields: { rrr: expect.any(String) } });
});

test("the gateway is not asked about one reference without end", async () => {
  const invoice = await openInvoice();
  const answers = await Promise.all(Array.from({ length: 61 }, () => verify(invoice.rrr)));
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1);
});

test("a receipt is for its payer: the phone number must match", async () => {
  const on: Browser = new Map();
  const invoice = await openInvoice(newOrder(), on);
  const { rrr, order } = invoice;
  const receipt = (mobileNumber: string) =>
    server.request("getFeeReceipt", { rrr, mobileNumber }, { on });
  expect(await receipt(order.mobileNumber)).toMatchObject({
    status: 402,
    code: "invoice_not_paid",
  });
  await payByCard(server, invoice);
  expect(await receipt(newPhone())).toMatchObject({ status: 404, code: "invoice_not_found" });
  expect(await receipt(order.mobileNumber.replace(/^0/, "+234"))).toMatchObject({
    status: 200,
    data: { fullName: "Adébáyọ̀ Ngozi", rrr, state: "paid", amount: 6500, id: invoice.id },
  });
  expect(await receipt("12")).toMatchObject({
    status: 422,
    fields: { mobileNumber: "invaild phone number" },
  });
});

test("a flood of notices is told to come again later", async () => {
  await notify([]);
  await server.db
    .update(rateLimitCounters)
    .set({ points: 1200 })
    .where(like(rateLimitCounters.key, "webhookByAddress%"));
  expect((await notify([])).status).toBe(429);
});
