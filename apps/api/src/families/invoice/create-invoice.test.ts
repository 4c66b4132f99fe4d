import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { count, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { actionsOn, mailsTo, newOrder, newPhone, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const key = (text: string) => ({ headers: { "Idempotency-Key": text } });

async function invoicesOf(mobileNumber: string): Promise<number> {
  const [row] = await server.db
    .select({ number: count() })
    .from(invoices)
    .where(eq(invoices.payerPhone, mobileNumber.replace(/^0/, "+234")));
  return row?.number ?? 0;
}

test("a payer gets an invoice with its reference, the way to pay it, and a mail that holds both", async () => {
  const order = newOrder("nd", { middlename: "Ọlá" });
  const answer = await server.request("createInvoice", order);
  expect(answer).toMatchObject({
    status: 200,
    message: "Invoice generated successfully!",
    data: {
      programme: "nd",
      fullName: "Adébáyọ̀ Ngozi Ọlá",
      rrr: expect.stringMatching(/^\d{12}$/),
      paymentReference: expect.stringMatching(/^PP-[0-9A-F]{16}$/),
      transactionReference: null,
      invoiceNo: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
      paymentStatus: false,
      state: "open",
      paidAt: null,
      schoolName: server.services.config.school.name,
      session: "2026/2027",
      regNumber: order.mobileNumber.replace(/^0/, "+234"),
      description: "ND APPLICATION fee 2026/2027",
      amount: 6500,
      total: 6500,
      paymentType: "Full",
      paymentPurposeId: null,
    },
  });
  if (!answer.success) return;
  const { id, rrr, invoiceDate, expiresAt, cardPayment } = answer.data;
  expect(Date.parse(expiresAt) - Date.parse(invoiceDate)).toBe(14 * 86_400_000);
  expect(cardPayment?.fields).toMatchObject({
    rrr,
    responseurl: `${server.url}/jamb_students_invoice?invoice=${id}&paid=1`,
  });
  const [mail, ...others] = await mailsTo(server, order.email);
  expect(others).toEqual([]);
  expect(mail?.body).toContain(rrr.replace(/(.{4})(?=.)/g, "$1 "));
  expect(mail?.body).toContain(`${server.url}/jamb_students_invoice?invoice=${id}`);
  expect(await actionsOn(server, id ?? "")).toEqual(["createInvoice", "openInvoice"]);
  expect(await server.ok("getInvoice", { id: id ?? "" })).toEqual(answer.data);
});

test("invoices are numbered one after the other", async () => {
  const [first, second] = [
    await server.ok("createInvoice", newOrder()),
    await server.ok("createInvoice", newOrder("hnd")),
  ];
  expect(Number(second.invoiceNo.slice(-6)) - Number(first.invoiceNo.slice(-6))).toBe(1);
});

test("created twice, in either spelling of the phone number, it is the same invoice", async () => {
  const order = newOrder();
  const on: Browser = new Map();
  const first = await server.ok("createInvoice", order, { on });
  const mobileNumber = order.mobileNumber.replace(/^0/, "+234 ");
  expect(await server.ok("createInvoice", { ...order, mobileNumber }, { on })).toEqual(first);
  expect(await invoicesOf(order.mobileNumber)).toBe(1);
});

test("asked for 50 times at once, it is one invoice, and everybody gets it", async () => {
  const order = newOrder("sub-degree");
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => server.ok("createInvoice", order)),
  );
  expect(new Set(answers.map(({ rrr }) => rrr)).size).toBe(1);
  // Of 50 devices one made it.
  expect(answers.filter(({ id }) => id !== null)).toHaveLength(1);
  expect(await invoicesOf(order.mobileNumber)).toBe(1);
  expect(await mailsTo(server, order.email)).toHaveLength(1);
});

test("two servers on one database make one invoice between them", async () => {
  const { databaseUrl } = server.services.config;
  const second = await testServer({ config: { databaseUrl } });
  const order = newOrder("hnd");
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 ? server : second).ok("createInvoice", order),
    ),
  );
  expect(new Set(answers.map(({ rrr }) => rrr)).size).toBe(1);
  await second.stop();
});

test("one key is one call, two keys are still one invoice, and a key with another body is refused", async () => {
  const order = newOrder();
  const on: Browser = new Map();
  const first = await server.ok("createInvoice", order, { ...key("tab-one-1"), on });
  expect(await server.ok("createInvoice", order, { ...key("tab-one-1"), on })).toEqual(first);
  expect(await server.ok("createInvoice", order, { ...key("tab-two-1"), on })).toEqual(first);
  const changed = { ...order, firstname: "Chidi" };
  expect(await server.request("createInvoice", changed, key("tab-one-1"))).toMatchObject({
    status: 409,
    code: "idempotency_mismatch",
  });
  expect(await invoicesOf(order.mobileNumber)).toBe(1);
});

test("each programme has an invoice of its own", async () => {
  const order = newOrder("nd");
  const nd = await server.ok("createInvoice", order);
  const other = newOrder("nd-part-time", { mobileNumber: order.mobileNumber });
  const partTime = await server.ok("createInvoice", other);
  expect(partTime.rrr).not.toBe(nd.rrr);
  expect(partTime.cardPayment?.fields["responseurl"]).toContain("/other_students_invoice?");
});

test("an answer that was lost is given again with the cookie that was lost with it", async () => {
  const order = newOrder();
  const lost = await server.ok("createInvoice", order, key("lost-answer-1"));
  const on: Browser = new Map();
  expect(await server.ok("createInvoice", order, { ...key("lost-answer-1"), on })).toEqual(lost);
  const found = await server.ok(
    "lookupInvoice",
    { ...order, regNumber: order.mobileNumber },
    { on },
  );
  expect(found.invoice?.id).toBe(lost.id);
});

test("another device that knows every detail gets the live invoice masked, and learns nothing", async () => {
  const order = newOrder();
  const own = await server.ok("createInvoice", order);
  const on: Browser = new Map();
  const seen = await server.ok("createInvoice", order, { on });
  expect(seen).toMatchObject({ id: null, fullName: "Ad*** Ng***", rrr: own.rrr });
  expect(JSON.stringify(seen)).not.toContain(own.id);
  expect(on.size).toBe(0);
});

test("somebody else of the same phone number gets an invoice of their own", async () => {
  const order = newOrder();
  const own = await server.ok("createInvoice", order);
  const sister = { ...order, firstname: "Ada" };
  const second = await server.ok("createInvoice", sister);
  expect(second).toMatchObject({ fullName: "Adébáyọ̀ Ada", state: "open" });
  const mistyped = { ...order, email: "mistyped@example.com" };
  const third = await server.ok("createInvoice", mistyped);
  expect(new Set([own.rrr, second.rrr, third.rrr]).size).toBe(3);
  expect(await invoicesOf(order.mobileNumber)).toBe(3);
});

test("that the same names have paid already is said first, and does not forbid a second invoice", async () => {
  const order = newOrder();
  const own = await server.ok("createInvoice", order);
  await payByCard(server, own);
  await server.ok("getInvoice", { id: own.id ?? "", refresh: "true" });
  const other = { ...order, firstname: "NGOZI", email: "other@example.com" };
  expect(await server.request("createInvoice", other)).toMatchObject({
    status: 409,
    code: "names_paid_already",
  });
  expect(await invoicesOf(order.mobileNumber)).toBe(1);
  const sister = { ...order, firstname: "Ada" };
  expect(await server.request("createInvoice", sister)).toMatchObject({ status: 200 });
  const again = await server.ok("createInvoice", { ...other, again: true });
  expect(again).toMatchObject({ fullName: "Adébáyọ̀ NGOZI", state: "open" });
});

test("names and address that the look-up showed masked come from the records, and stay masked", async () => {
  const order = newOrder("nd", { middlename: "Chidi" });
  const { invoiceNo } = await server.ok("createInvoice", order);
  const on: Browser = new Map();
  const seen = await server.ok("createInvoice", lockedOrder(order, invoiceNo), { on });
  expect(seen).toMatchObject({ id: null, fullName: "Ad*** Ng*** Ch***", programme: "hnd" });
  const [, hnd] = await mailsTo(server, order.email);
  expect(hnd?.body).toContain("Dear Adébáyọ̀ Ngozi Chidi,");
  expect(hnd?.body).toContain("HND APPLICATION fee 2026/2027");
});

const nothingTyped = { lastname: "", firstname: "", middlename: "", email: "" };

/** What the form sends of somebody whom the school knows by an invoice: everything stays masked. */
const lockedOrder = ({ mobileNumber }: { mobileNumber: string }, record: string) =>
  newOrder("hnd", { ...nothingTyped, mobileNumber, record });

test("who completes an invoice from the records is no owner of it, unless the device made the record", async () => {
  const order = newOrder();
  const [owner, stranger]: Browser[] = [new Map(), new Map()];
  const { invoiceNo } = await server.ok("createInvoice", order, { on: owner });
  const locked = lockedOrder(order, invoiceNo);
  const masked = await server.ok("createInvoice", locked, { on: stranger });
  expect(masked.id).toBeNull();
  expect(stranger?.size).toBe(0);
  const partTime = newOrder("nd-part-time", { ...nothingTyped, mobileNumber: order.mobileNumber });
  const own = await server.ok("createInvoice", { ...partTime, record: invoiceNo }, { on: owner });
  expect(own).toMatchObject({ fullName: "Adébáyọ̀ Ngozi", id: expect.any(String) });
});

test("names from the records go to the records' own address, never to one that is typed", async () => {
  const order = newOrder();
  const { invoiceNo } = await server.ok("createInvoice", order);
  const email = "stranger@example.com";
  const answer = await server.request("createInvoice", { ...lockedOrder(order, invoiceNo), email });
  expect(answer).toMatchObject({
    status: 422,
    fields: { email: invoiceMessages.recordsAddressOnly },
  });
  expect(await mailsTo(server, email)).toEqual([]);
});

test("a record of another phone number completes nothing", async () => {
  const { invoiceNo } = await server.ok("createInvoice", newOrder());
  const other = lockedOrder({ mobileNumber: newPhone() }, invoiceNo);
  expect(await server.request("createInvoice", other)).toMatchObject({
    status: 404,
    code: "invoice_not_found",
  });
});

test("an unknown payer is asked for each missing detail", async () => {
  expect(await server.request("createInvoice", newOrder("nd", nothingTyped))).toMatchObject({
    status: 422,
    code: "invalid_input",
    fields: {
      lastname: "please input surname",
      firstname: "please input first name",
      email: "please input email address",
    },
  });
});

test.each([
  { amount: 1 },
  { amount: 6500.01 },
  { amount: 10_000 },
  { sessionId: 2, amount: 5_000 },
])("%j is not the fee, whatever the browser says", async (changes) => {
  const order = newOrder("nd", changes);
  expect(await server.request("createInvoice", order)).toMatchObject({
    status: 409,
    code: "amount_mismatch",
  });
  expect(await invoicesOf(order.mobileNumber)).toBe(0);
});

test.each([
  [
    { lastname: "x'; drop table invoices; --" },
    "lastname",
    "invalid name, check for trailing spaces",
  ],
  [
    { firstname: "<script>alert(1)</script>" },
    "firstname",
    "invalid name, check for trailing spaces",
  ],
  [{ middlename: "😀😀" }, "middlename", "invalid name, check for trailing spaces"],
  [{ email: "nobody" }, "email", "invalid email address"],
  [{ mobileNumber: "801234567" }, "mobileNumber", "invalid phone number"],
  [{ mobileNumber: "+23480123456789" }, "mobileNumber", "invalid phone number"],
  [{ amount: 0 }, "amount", "please enter amount"],
  [{ applicationTypeId: 2 }, "applicationTypeId", "please select an invoice type"],
])("%j is refused at its field", async (changes, field, message) => {
  expect(await server.request("createInvoice", newOrder("nd", changes))).toMatchObject({
    status: 422,
    fields: { [field]: message },
  });
});

test("quotes in names and addresses are text like any other", async () => {
  const email = "o'brien--@example.com";
  const order = newOrder("nd", { lastname: "O'Brien-Yar’Adua", email });
  const invoice = await server.ok("createInvoice", order);
  expect(invoice.fullName).toBe("O'Brien-Yar’Adua Ngozi");
  expect(await mailsTo(server, email)).toHaveLength(1);
});

test("a closed application makes no invoice", async () => {
  const open = (value: boolean) =>
    server.db.update(applicationTypes).set({ open: value }).where(eq(applicationTypes.slug, "hnd"));
  await open(false);
  const order = newOrder("hnd");
  expect(await server.request("createInvoice", order)).toMatchObject({
    status: 409,
    code: "application_closed",
  });
  await open(true);
  expect(await invoicesOf(order.mobileNumber)).toBe(0);
});

test("an invoice that there is not is not found, and an id that is none is refused", async () => {
  const id = "0193a000-0000-7000-8000-000000000000";
  expect(await server.request("getInvoice", { id })).toMatchObject({
    status: 404,
    code: "invoice_not_found",
  });
  expect(await server.request("getInvoice", { id: "1' or '1'='1" })).toMatchObject({ status: 422 });
});

test("2,000 people behind one address are served, though one in ten asks twice; without end it cannot ask", async () => {
  const asked = (times: number) =>
    server.db.execute(sql`update rate_limit_counters set points = ${times}
      where key like 'createInvoiceByAddress%'`);
  await asked(2_200);
  expect(await server.request("createInvoice", newOrder())).toMatchObject({ status: 200 });
  await asked(4_000);
  const refused = await server.request("createInvoice", newOrder());
  expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
