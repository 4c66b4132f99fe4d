import { count, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { actionsOn, mailsTo, newOrder, newPhone } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

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
  const first = await server.ok("createInvoice", order);
  const mobileNumber = order.mobileNumber.replace(/^0/, "+234 ");
  expect(await server.ok("createInvoice", { ...order, mobileNumber })).toEqual(first);
  expect(await invoicesOf(order.mobileNumber)).toBe(1);
});

test("asked for 50 times at once, it is one invoice, and everybody gets it", async () => {
  const order = newOrder("sub-degree");
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => server.ok("createInvoice", order)),
  );
  expect(new Set(answers.map(({ id, rrr }) => `${id} ${rrr}`)).size).toBe(1);
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
  expect(new Set(answers.map(({ id, rrr }) => `${id} ${rrr}`)).size).toBe(1);
  await second.stop();
});

test("one key is one call, two keys are still one invoice, and a key with another body is refused", async () => {
  const order = newOrder();
  const first = await server.ok("createInvoice", order, key("tab-one-1"));
  expect(await server.ok("createInvoice", order, key("tab-one-1"))).toEqual(first);
  expect(await server.ok("createInvoice", order, key("tab-two-1"))).toEqual(first);
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

test("who knows the phone number only gets the live invoice without its owner", async () => {
  const order = newOrder();
  const own = await server.ok("createInvoice", order);
  const stranger = { ...order, lastname: "Bello", firstname: "Musa", email: "musa@example.com" };
  const seen = await server.ok("createInvoice", stranger);
  expect(seen).toMatchObject({ id: null, fullName: "Ad*** Ng***", rrr: own.rrr });
  expect(JSON.stringify(seen)).not.toContain(own.id);
});

test("names and address that the look-up showed masked come from the records, and stay masked", async () => {
  const order = newOrder("nd", { middlename: "Chidi" });
  await server.ok("createInvoice", order);
  const empty = { lastname: "", firstname: "", middlename: "", email: "" };
  const locked = newOrder("hnd", { ...empty, mobileNumber: order.mobileNumber });
  const seen = await server.ok("createInvoice", locked);
  expect(seen).toMatchObject({ id: null, fullName: "Ad*** Ng*** Ch***", programme: "hnd" });
  const [, hnd] = await mailsTo(server, order.email);
  expect(hnd?.body).toContain("Dear Adébáyọ̀ Ngozi Chidi,");
  expect(hnd?.body).toContain("HND APPLICATION fee 2026/2027");
});

test("an unknown payer is asked for each missing detail", async () => {
  const empty = { lastname: "", firstname: "", email: "" };
  expect(await server.request("createInvoice", newOrder("nd", empty))).toMatchObject({
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
  [{ mobileNumber: "8012345678" }, "mobileNumber", "invalid phone number"],
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

test("one address cannot ask for invoices without end", async () => {
  await server.db.execute(sql`update rate_limit_counters set points = 2000
    where key like 'createInvoiceByAddress%'`);
  const order = newOrder("nd", { mobileNumber: newPhone() });
  const refused = await server.request("createInvoice", order);
  expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
