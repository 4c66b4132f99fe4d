import { firstInstalmentKobo } from "@polyportal/domain/fees/instalments";
import type { PaymentType } from "@polyportal/domain/payment/types";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { invoices } from "../../database/schema/invoice.ts";
import { notifications } from "../../database/schema/notification.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn, mailsTo, payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

type Who = Awaited<ReturnType<typeof newStudent>>;
const sessionId = 3;
const purpose = "school-fees";

async function amounts({ as }: Who) {
  const { total } = await server.ok("getFeeQuote", { sessionId, purpose }, { as });
  const first = firstInstalmentKobo(total * 100) / 100;
  return { Full: total, FirstInstallment: first, SecondInstallment: total - first };
}

async function generate(who: Who, paymentType: PaymentType, amount?: number) {
  const order = { sessionId, purpose, paymentType } as const;
  const sum = amount ?? (await amounts(who))[paymentType];
  return server.request("generateStudentInvoice", { ...order, amount: sum }, { as: who.as });
}

async function made(who: Who, paymentType: PaymentType) {
  const answer = await generate(who, paymentType);
  if (!answer.success) throw new Error(answer.message);
  return answer.data;
}

async function paid(who: Who, paymentType: PaymentType) {
  const invoice = await made(who, paymentType);
  await payByCard(server, invoice);
  return server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as: who.as });
}

const get = (who: Who, ask: { id?: string; rrr?: string }) =>
  server.request("getStudentInvoice", ask, { as: who.as });

test("an invoice carries what is printed on it, and its receipt the payment", async () => {
  const who = await newStudent(server);
  const invoice = await made(who, "Full");
  expect(invoice).toMatchObject({
    purpose,
    fullName: "Ọláolúwa Test",
    matricNumber: who.userName,
    department: "Computer Science",
    state: "open",
    paymentStatus: false,
    session: "2026/2027",
    description: "School Fees 2026/2027",
    paymentType: "Full",
    paymentPurposeId: 1,
    transactionReference: null,
    cardPayment: { fields: { rrr: invoice.rrr } },
  });
  expect(invoice.rrr).toMatch(/^\d{12}$/);
  expect(invoice.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice.total);

  const back = new URL((await payByCard(server, invoice)).headers.get("location") ?? "");
  expect(back.pathname + back.search).toContain(
    `/academic_fees/school_fees/invoice?invoice=${invoice.id}&paid=1`,
  );
  const ask = { rrr: invoice.rrr, refresh: "true" } as const;
  const receipt = await server.ok("getStudentInvoice", ask, { as: who.as });
  expect(receipt).toMatchObject({ id: invoice.id, state: "paid", cardPayment: null });
  expect(receipt.paidAt).not.toBeNull();
  expect(await actionsOn(server, invoice.id)).toEqual([
    "createInvoice",
    "openInvoice",
    "confirmPayment",
  ]);
  const told = await server.db.select().from(notifications).where(eq(notifications.userId, who.id));
  expect(told).toMatchObject([{ title: "School Fees: payment received" }]);
  expect(await mailsTo(server, who.email)).toHaveLength(2);
});

test("the same instalment asked for twice is one invoice, and once paid it is refused", async () => {
  const who = await newStudent(server);
  const first = await made(who, "FirstInstallment");
  expect((await made(who, "FirstInstallment")).id).toBe(first.id);
  expect(first.items).toEqual([
    { description: expect.stringContaining("First instalment of ₦"), amount: first.total },
  ]);
  await payByCard(server, first);
  await get(who, { id: first.id });
  await server.ok("getStudentInvoice", { id: first.id, refresh: "true" }, { as: who.as });
  expect(await generate(who, "FirstInstallment")).toMatchObject({
    status: 409,
    code: "fee_part_refused",
    message: "This is paid.",
  });
});

test("the second instalment waits for the first, and comes to the rest", async () => {
  const who = await newStudent(server);
  expect(await generate(who, "SecondInstallment")).toMatchObject({
    status: 409,
    code: "fee_part_refused",
    message: "The first instalment comes before the second.",
  });
  const first = await paid(who, "FirstInstallment");
  expect(await generate(who, "Full")).toMatchObject({ status: 409, code: "fee_part_refused" });
  const second = await paid(who, "SecondInstallment");
  expect([first.state, second.state]).toEqual(["paid", "paid"]);
  expect(first.total + second.total).toBe((await amounts(who)).Full);
  const [fee] = (await server.ok("getFeeStatement", {}, { as: who.as })).sessions;
  expect(fee).toMatchObject({ balance: 0 });
  expect(fee?.parts.every(({ refusal }) => refusal === "This is paid.")).toBe(true);
});

test("of ten callers at once each gets the one invoice", async () => {
  const who = await newStudent(server);
  const { Full } = await amounts(who);
  const answers = await Promise.all(Array.from({ length: 10 }, () => generate(who, "Full", Full)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  const rows = await server.db.select().from(invoices).where(eq(invoices.studentId, who.id));
  expect(rows).toHaveLength(1);
});

test("the whole fee and an instalment asked for at once: one of them is made", async () => {
  const who = await newStudent(server);
  const sums = await amounts(who);
  const answers = await Promise.all([
    generate(who, "Full", sums.Full),
    generate(who, "FirstInstallment", sums.FirstInstallment),
  ]);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
});

test("who has changed their mind cancels the open invoice, and its RRR takes no money", async () => {
  const who = await newStudent(server);
  const full = await made(who, "Full");
  expect(await generate(who, "FirstInstallment")).toMatchObject({
    status: 409,
    code: "other_invoice_open",
  });
  const cancelled = await server.ok("cancelStudentInvoice", { id: full.id }, { as: who.as });
  expect(cancelled).toMatchObject({ state: "expired", cardPayment: null });
  await server.ok("cancelStudentInvoice", { id: full.id }, { as: who.as });
  expect((await actionsOn(server, full.id)).slice(2)).toEqual(["cancelInvoice"]);
  await payByCard(server, full);
  expect(await get(who, { id: full.id })).toMatchObject({ data: { state: "expired" } });
  expect((await made(who, "FirstInstallment")).id).not.toBe(full.id);
});

test("an invoice that is paid already is not cancelled, known to us or not", async () => {
  const who = await newStudent(server);
  const invoice = await made(who, "Full");
  await payByCard(server, invoice);
  const cancel = () => server.request("cancelStudentInvoice", { id: invoice.id }, { as: who.as });
  expect(await cancel()).toMatchObject({ status: 409, code: "invoice_paid" });
  expect(await get(who, { id: invoice.id })).toMatchObject({ data: { state: "paid" } });
  expect(await cancel()).toMatchObject({ status: 409, code: "invoice_paid" });
});

const expire = (id: string) =>
  server.db
    .update(invoices)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(invoices.id, id));

test("after an invoice has expired another is made, and a late payment of it is for the bursary", async () => {
  const who = await newStudent(server);
  const full = await made(who, "Full");
  await expire(full.id);
  expect(await get(who, { id: full.id })).toMatchObject({ data: { state: "expired" } });
  const first = await paid(who, "FirstInstallment");
  expect(first.id).not.toBe(full.id);

  await payByCard(server, full);
  const late = await server.ok(
    "getStudentInvoice",
    { id: full.id, refresh: "true" },
    { as: who.as },
  );
  expect(late.state).toBe("expired");
  expect((await actionsOn(server, full.id)).at(-1)).toBe("recordSurplusPayment");
});

test("another student's invoice is not found, by id or RRR, and that stays on record", async () => {
  const [who, other] = [await newStudent(server), await newStudent(server)];
  const { id, rrr } = await made(who, "Full");
  const refused = { status: 404, code: "invoice_not_found" };
  expect(await get(other, { id })).toMatchObject(refused);
  expect(await get(other, { rrr })).toMatchObject(refused);
  expect(await server.request("cancelStudentInvoice", { id }, { as: other.as })).toMatchObject(
    refused,
  );
  expect((await actionsOn(server, id)).slice(2)).toEqual(Array(3).fill("refuseInvoiceOfAnother"));
  expect(await get(who, { rrr: "999999999999" })).toMatchObject(refused);
  expect(await get(who, {})).toMatchObject(refused);
});

test.each([1, 0.01, 1_000_000])(
  "a changed amount of %d is refused and on record",
  async (amount) => {
    const who = await newStudent(server);
    expect(await generate(who, "Full", amount)).toMatchObject({
      status: 409,
      code: "amount_mismatch",
    });
    expect(await actionsOn(server, who.id)).toEqual(["refuseInvoiceAmount"]);
  },
);

test("nothing is billed for a session in which the student is not there", async () => {
  const who = await newStudent(server);
  const order = { sessionId: 1, purpose, paymentType: "Full", amount: 1000 } as const;
  expect(await server.request("generateStudentInvoice", order, { as: who.as })).toMatchObject({
    status: 409,
    code: "fee_not_due",
  });
});

test("a student without an e-mail address is told to add one", async () => {
  const who = await newStudent(server, { email: null });
  expect(await generate(who, "Full")).toMatchObject({ status: 409, code: "contact_missing" });
});
