import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createAddressCrowd } from "../../server/address-crowd.ts";
import { newStudent } from "../../testing/new-student.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

async function bought({ pay = true } = {}) {
  const student = await newStudent(server);
  const order = { itemId: 3, sessionId: 3, amount: 2_500 };
  const invoice = await server.ok("createSundryInvoice", order, student);
  if (pay) await payByCard(server, invoice);
  return { ...student, rrr: invoice.rrr };
}

const nothing = {
  status: 404,
  code: "payment_not_found",
  message: "No payment was found under these details",
};

test("whoever knows RRR and matric number gets the receipt, and its reprint says so", async () => {
  const { rrr, userName } = await bought();
  const first = await server.ok("findSundryReceipt", { rrr, payer: ` ${userName.toLowerCase()}` });
  expect(first).toMatchObject({
    title: "Sundry Receipt",
    rrr,
    matricNumber: userName,
    description: "Identity card 2026/2027",
    items: [
      { description: "Identity card", amount: 2_500, paymentType: "Full", paymentPurposeId: 9 },
    ],
    total: 2_500,
    duplicate: false,
  });
  const again = await server.ok("findSundryReceipt", { rrr, payer: userName });
  expect(again).toEqual({ ...first, duplicate: true });
  const checked = await server.ok("verifyDocument", { code: first.verification.code });
  expect(checked).toMatchObject({ state: "genuine" });
});

test("the payer's phone number finds it, however it is typed", async () => {
  const { rrr, id } = await bought();
  const { rows } = await server.db.execute<{ phone: string }>(
    sql`select payer_phone as phone from invoices where student_id = ${id}`,
  );
  const phone = rows[0]?.phone ?? "";
  const payer = `0${phone.slice(4, 7)} ${phone.slice(7)}`;
  expect(await server.request("findSundryReceipt", { rrr, payer })).toMatchObject({ status: 200 });
});

test("everything else gets one answer", async () => {
  const { rrr, userName } = await bought();
  const unpaid = await bought({ pay: false });
  const order = newOrder("nd");
  const application = await server.ok("createInvoice", order);
  await payByCard(server, application);
  const asked = [
    { rrr: "999999999999", payer: userName },
    { rrr, payer: "ND/NIL/00/0001" },
    { rrr, payer: "08099999999" },
    { rrr: unpaid.rrr, payer: unpaid.userName },
    // An application's reference opens a form: its receipt has a page that asks for more.
    { rrr: application.rrr, payer: order.mobileNumber },
  ];
  for (const input of asked) {
    expect(await server.request("findSundryReceipt", input)).toMatchObject(nothing);
  }
});

test("a stranger who tries numbers is stopped: by reference, and by address", async () => {
  const stranger = openBrowser(server);
  const { rrr, userName } = await bought();
  for (let turn = 0; turn < 10; turn += 1) {
    const payer = `ND/NIL/00/${turn}`;
    expect(await stranger.request("findSundryReceipt", { rrr, payer })).toMatchObject(nothing);
  }
  expect(await stranger.request("findSundryReceipt", { rrr, payer: userName })).toMatchObject({
    status: 429,
  });
  const tries = Array.from({ length: 99 }, (_, turn) => String(100_000_000_000 + turn));
  for (const one of tries) {
    expect(
      await stranger.request("findSundryReceipt", { rrr: one, payer: userName }),
    ).toMatchObject(nothing);
  }
  const other = await bought();
  const asked = { rrr: other.rrr, payer: other.userName };
  expect(await stranger.request("findSundryReceipt", asked)).toMatchObject({ status: 429 });
  expect(await openBrowser(server).request("findSundryReceipt", asked)).toMatchObject({
    status: 200,
  });
});

test("a queue behind one address is served, though one in ten of it mistypes", async () => {
  const cafe = openBrowser(server);
  // 1,000 of the 2,000 were served by another process of the school, each by a number of their own.
  const elsewhere = createAddressCrowd(server.db, "guessByAddress");
  await Promise.all(
    Array.from({ length: 1_000 }, (_, turn) => elsewhere.succeeded(cafe.address, `RRR ${turn}`)),
  );
  for (let turn = 0; turn < 200; turn += 1) {
    const asked = { rrr: String(100_000_000_000 + turn), payer: "ND/NIL/00/0001" };
    expect(await cafe.request("findSundryReceipt", asked)).toMatchObject(nothing);
  }
  const { rrr, userName } = await bought();
  for (let turn = 0; turn < 12; turn += 1) {
    const answer = await cafe.sibling().request("findSundryReceipt", { rrr, payer: userName });
    expect(answer).toMatchObject({ status: 200 });
  }
});
