import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { historyCodes } from "../../database/schema/invoice.ts";
import { newStudent } from "../../testing/new-student.ts";
import { mailsTo, newOrder, newPhone, payByCard } from "../../testing/payer.ts";
import { issueHistoryCodes, useHistoryCode } from "./history-code.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const said = "If payments stand under it, a code has been sent";

async function codesIn(address: string): Promise<string[]> {
  const mails = await mailsTo(server, address);
  return mails
    .filter(({ kind }) => kind === "historyCode")
    .map(({ body }) => /^(\d{6})$/m.exec(body)?.[1] ?? "");
}

async function codeFor(number: string, address: string): Promise<string> {
  await server.ok("requestHistoryCode", { number });
  return (await codesIn(address)).at(-1) ?? "";
}

const wrongOf = (code: string) => (code === "123456" ? "654321" : "123456");

/** A student who has bought one thing and not paid another. */
async function buyer() {
  const student = await newStudent(server);
  const buy = async (itemId: number, amount: number) =>
    server.ok("createSundryInvoice", { itemId, sessionId: 3, amount }, student);
  const paid = await buy(3, 2_500);
  await payByCard(server, paid);
  await server.ok("getStudentInvoice", { id: paid.id, refresh: "true" }, student);
  const open = await buy(4, 5_000);
  return { ...student, paid, open };
}

test("a student sees by matric number and code what was paid and what was not", async () => {
  const { userName, email, paid, open } = await buyer();
  const code = await codeFor(userName.toLowerCase(), email);
  expect(code).toMatch(/^\d{6}$/);
  const { payments } = await server.ok("getPaymentHistory", { number: userName, code });
  expect(payments).toMatchObject([
    { invoiceNo: open.invoiceNo, state: "open", amount: 5_000, ticket: null },
    { invoiceNo: paid.invoiceNo, state: "paid", item: "Identity card 2026/2027" },
  ]);
  expect(JSON.stringify(payments)).not.toContain(paid.rrr);
  expect(payments[1]?.rrr).toBe(`${paid.rrr.slice(0, 4)}****${paid.rrr.slice(-4)}`);

  const receipt = await server.ok("getHistoryReceipt", { ticket: payments[1]?.ticket ?? "" });
  expect(receipt).toMatchObject({
    title: "Sundry Receipt",
    rrr: paid.rrr,
    matricNumber: userName,
    total: 2_500,
    // It was opened signed in, where its code was given.
    duplicate: true,
  });
});

test("a code works once, for its own number, and is nowhere to be read", async () => {
  const one = await buyer();
  const other = await buyer();
  const code = await codeFor(one.userName, one.email);
  await codeFor(other.userName, other.email);
  expect(JSON.stringify(await server.db.select().from(historyCodes))).not.toContain(code);
  const ask = (number: string) => server.request("getPaymentHistory", { number, code });
  expect(await ask(other.userName)).toMatchObject({ status: 400, code: "history_code_wrong" });
  expect(await ask(one.userName)).toMatchObject({ status: 200 });
  expect(await ask(one.userName)).toMatchObject({
    status: 400,
    fields: { code: "The code is wrong or has expired." },
  });
});

test("each mailbox of a shared phone gets a code of its own, which opens its own payments", async () => {
  const mobileNumber = newPhone();
  const children = ["ada", "obi"].map((name) =>
    newOrder("nd", { mobileNumber, firstname: name, email: `${name}.${mobileNumber}@example.com` }),
  );
  const made = [];
  for (const order of children) made.push(await server.ok("createInvoice", order));
  await server.ok("requestHistoryCode", { number: mobileNumber });
  for (const [index, { email }] of children.entries()) {
    const [code = "", ...others] = await codesIn(email);
    expect(others).toEqual([]);
    const { payments } = await server.ok("getPaymentHistory", { number: mobileNumber, code });
    expect(payments.map(({ invoiceNo }) => invoiceNo)).toEqual([made[index]?.invoiceNo]);
  }
});

test("five wrong codes end the right one, and ten minutes do", async () => {
  const { userName, email } = await buyer();
  const code = await codeFor(userName, email);
  for (let turn = 0; turn < 5; turn += 1) {
    const guess = await server.request("getPaymentHistory", {
      number: userName,
      code: wrongOf(code),
    });
    expect(guess).toMatchObject({ code: "history_code_wrong" });
  }
  expect(await server.request("getPaymentHistory", { number: userName, code })).toMatchObject({
    code: "history_code_wrong",
  });

  const later = await buyer();
  const old = await codeFor(later.userName, later.email);
  const [kept] = await server.db
    .select()
    .from(historyCodes)
    .where(eq(historyCodes.number, later.userName));
  expect(kept && kept.expiresAt.getTime() - kept.issuedAt.getTime()).toBe(10 * 60_000);
  await server.db.update(historyCodes).set({ expiresAt: new Date() });
  expect(
    await server.request("getPaymentHistory", { number: later.userName, code: old }),
  ).toMatchObject({ code: "history_code_wrong" });
  expect(await codeFor(later.userName, later.email)).not.toBe(old);
});

test("a code of a clock that was ahead opens nothing, and another is sent", async () => {
  const { vault } = server.services;
  const ahead = new Date(Date.now() + 400 * 86_400_000);
  const issue = (at: Date) =>
    server.db.transaction((tx) => issueHistoryCodes(tx, vault, "ahead", ["a@example.com"], at));
  const [code] = await issue(ahead);
  const given = { number: "ahead", typed: code?.code ?? "" };
  const opened = server.db.transaction((tx) => useHistoryCode(tx, vault, given, new Date()));
  expect(await opened).toBeUndefined();
  expect(await issue(new Date())).toHaveLength(1);
});

test("asking again sends no second letter while the code works, and at most four an hour", async () => {
  const { userName, email } = await buyer();
  for (let turn = 0; turn < 3; turn += 1) await codeFor(userName, email);
  expect(await codesIn(email)).toHaveLength(1);
  for (let turn = 0; turn < 4; turn += 1) {
    await server.db.update(historyCodes).set({ expiresAt: new Date() });
    await codeFor(userName, email);
  }
  expect(await codesIn(email)).toHaveLength(2);
});

test("whoever asks for a number that nobody pays under is told the same", async () => {
  const { userName } = await buyer();
  const answers = await Promise.all(
    [userName, "ND/NIL/00/0001", "08099999999"].map((number) =>
      server.request("requestHistoryCode", { number }),
    ),
  );
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, data: {}, message: said });
  }
  const noted = await server.db
    .select({ subjectId: auditRows.subjectId })
    .from(auditRows)
    .where(eq(auditRows.action, "askForPaymentHistory"));
  expect(new Set(noted.map(({ subjectId }) => subjectId))).toEqual(new Set(["unknown"]));
});

test("who asks on and on is stopped, known or not", async () => {
  const { userName } = await buyer();
  for (const number of [userName, "ND/NIL/00/0002"]) {
    const statuses = [];
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await server.request("requestHistoryCode", { number })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  }
});

test("a ticket that is not ours, or whose time is over, opens no receipt", async () => {
  for (const ticket of ["", "ticket", "A".repeat(200)]) {
    expect(await server.request("getHistoryReceipt", { ticket })).toMatchObject({
      status: 404,
      code: "payment_not_found",
    });
  }
});

test("what is missing is said at its field", async () => {
  expect(await server.request("requestHistoryCode", { number: " " })).toMatchObject({
    status: 422,
    fields: { number: "please enter a matric, admission or phone number" },
  });
  expect(await server.request("getPaymentHistory", { number: "0803", code: "12" })).toMatchObject({
    status: 422,
    fields: { code: "the code has 6 digits" },
  });
});
