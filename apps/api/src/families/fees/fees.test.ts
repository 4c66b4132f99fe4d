import { studentTypeIds } from "@polyportal/domain/student/types";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { feeItems } from "../../database/schema/fees.ts";
import { newStudent } from "../../testing/new-student.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { studentOf } from "../student/current.ts";
import { feeBalanceOf } from "./balance.ts";

const server = await testServer();
afterAll(server.stop);

test("the statement says what makes up the fees of each session, and what is left", async () => {
  const { as } = await newStudent(server, { levels: { 2: 1, 3: 2 } });
  const { sessions, arrears, missing } = await server.ok("getFeeStatement", {}, { as });
  expect(sessions.map(({ session, level, current }) => [session, level, current])).toEqual([
    ["2026/2027", "ND II", true],
    ["2025/2026", "ND I", false],
  ]);
  for (const { lines, total, paid, balance } of sessions) {
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect([paid, balance]).toEqual([0, total]);
  }
  const [now, before] = sessions;
  expect(now?.lines.map(({ description }) => description)).toEqual([
    "Tuition, ND II",
    "ICT and Portal",
    "Library",
    "Medical",
    "Sports and Games",
    "Examination",
    "Laboratory and Workshop",
  ]);
  expect(now?.parts.map(({ paymentType, refusal }) => [paymentType, refusal])).toEqual([
    ["Full", null],
    ["FirstInstallment", null],
    ["SecondInstallment", "The first instalment comes before the second."],
  ]);
  expect(arrears).toBe(before?.total);
  expect(missing).toHaveLength(2);
});

test("an instalment that is paid changes statement, standing and what can be invoiced", async () => {
  const { id, as } = await newStudent(server);
  const quote = await server.ok("getFeeQuote", { sessionId: 3, purpose: "school-fees" }, { as });
  const first = quote.parts.find(({ paymentType }) => paymentType === "FirstInstallment");
  const invoice = await server.ok(
    "generateStudentInvoice",
    {
      sessionId: 3,
      purpose: "school-fees",
      paymentType: "FirstInstallment",
      amount: first?.amount ?? 0,
    },
    { as },
  );
  const standing = async () => feeBalanceOf(server.db, await studentOf(server.db, id), 3);
  expect(await standing()).toMatchObject({ firstInstalmentPaid: false, paidKobo: 0 });
  await payByCard(server, invoice);
  await server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as });

  const { sessions, missing } = await server.ok("getFeeStatement", {}, { as });
  expect(missing).toEqual([]);
  expect(sessions[0]).toMatchObject({
    paid: first?.amount,
    balance: quote.total - (first?.amount ?? 0),
    parts: [
      { paymentType: "Full", refusal: expect.any(String) },
      { paymentType: "FirstInstallment", refusal: "This is paid." },
      { paymentType: "SecondInstallment", refusal: null, amount: quote.total - invoice.total },
    ],
    invoices: [{ id: invoice.id, state: "paid" }],
  });
  expect(await standing()).toMatchObject({
    firstInstalmentPaid: true,
    cleared: false,
    arrearsKobo: 0,
  });
  expect(await server.ok("listStudentReceipts", {}, { as })).toMatchObject([
    { id: invoice.id, state: "paid", description: "School Fees 2026/2027, first instalment" },
  ]);
  expect(await server.ok("listStudentReceipts", { purpose: "hostel" }, { as })).toEqual([]);
});

test("a fee that is not asked for is not due", async () => {
  const { as } = await newStudent(server, {
    studentTypeId: studentTypeIds.jupeb,
    levels: { 3: 5 },
  });
  const quote = (sessionId: number, purpose: "acceptance" | "change-of-degree") =>
    server.request("getFeeQuote", { sessionId, purpose }, { as });
  expect(await quote(3, "acceptance")).toMatchObject({ status: 200, data: { total: 34_800 } });
  expect(await quote(3, "change-of-degree")).toMatchObject({
    status: 403,
    code: "fee_not_for_student",
  });
  expect(await quote(2, "acceptance")).toMatchObject({ status: 409, code: "fee_not_due" });
  const { sessions } = await server.ok("getFeeStatement", { purpose: "change-of-degree" }, { as });
  expect(sessions).toEqual([]);
});

test("form 11 is printed once the first instalment is paid, with every payment", async () => {
  const { as } = await newStudent(server);
  const form = () => server.request("getForm11", { sessionId: 3 }, { as });
  expect(await form()).toMatchObject({ status: 402, code: "fee_not_paid" });
  expect(await server.request("getForm11", { sessionId: 1 }, { as })).toMatchObject({
    status: 409,
    code: "fee_not_due",
  });
  const order = { sessionId: 3, purpose: "school-fees" } as const;
  const { total, parts } = await server.ok("getFeeQuote", order, { as });
  const first = parts[1]?.amount ?? 0;
  const pay = async (paymentType: "FirstInstallment" | "SecondInstallment", amount: number) => {
    const invoice = await server.ok(
      "generateStudentInvoice",
      { ...order, paymentType, amount },
      { as },
    );
    await payByCard(server, invoice);
    await server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as });
    return invoice.id;
  };
  const ids = [await pay("FirstInstallment", first)];
  const half = await form();
  expect(half).toMatchObject({ data: { cleared: false, paid: first, balance: total - first } });
  ids.push(await pay("SecondInstallment", total - first));
  const whole = await form();
  expect(whole).toMatchObject({ data: { cleared: true, paid: total, balance: 0, level: "ND I" } });
  expect(whole.data?.payments.map(({ id }) => id)).toEqual(ids);
  const check = (code = "") => server.ok("verifyDocument", { code });
  expect(await check(half.data?.verification.code)).toMatchObject({ state: "withdrawn" });
  expect(await check(whole.data?.verification.code)).toMatchObject({ state: "genuine" });
});

test("who is asked for nothing owes nothing, and is billed for nothing", async () => {
  const studentTypeId = studentTypeIds.sandwich;
  await server.db.delete(feeItems).where(eq(feeItems.studentTypeId, studentTypeId));
  const { as } = await newStudent(server, { studentTypeId, levels: { 3: 3 } });
  const { sessions, arrears, missing } = await server.ok("getFeeStatement", {}, { as });
  expect(sessions).toMatchObject([{ lines: [], total: 0, balance: 0, parts: [], invoices: [] }]);
  expect([arrears, missing]).toEqual([0, []]);
  const order = { sessionId: 3, purpose: "school-fees", paymentType: "Full", amount: 1 } as const;
  expect(await server.request("generateStudentInvoice", order, { as })).toMatchObject({
    status: 409,
    code: "fee_not_due",
  });
});

test.each(["lecturer", "bursar", "admin"])("a %s has no fees", async (user) => {
  const as = { user };
  expect((await server.request("getFeeStatement", {}, { as })).status).toBe(403);
  expect((await server.request("listStudentReceipts", {}, { as })).status).toBe(403);
});
