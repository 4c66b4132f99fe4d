import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const student = { as: { user: "student" } } as const;

async function itemCalled(name: string) {
  const { items } = await server.ok("listSundryItems", {}, student);
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`Nobody sells "${name}".`);
  return item;
}

async function order(name: string, sessionId = 3) {
  const { id: itemId, amount } = await itemCalled(name);
  return { itemId, sessionId, amount };
}

test("a student sees what is sold now, by name, and the own sessions", async () => {
  const { items, sessions } = await server.ok("listSundryItems", {}, student);
  expect(items).toContainEqual({ id: 3, name: "Identity card", amount: 2500 });
  const names = items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names).not.toContain("Examination card (paper)");
  expect(sessions.map(({ name }) => name)).toEqual(["2026/2027", "2025/2026", "2024/2025"]);
});

test("an invoice names its item, is found again while it is open, and stands in the history", async () => {
  const invoice = await server.ok(
    "createSundryInvoice",
    await order("Statement of result"),
    student,
  );
  expect(invoice).toMatchObject({
    purpose: "sundry",
    description: "Statement of result 2026/2027",
    items: [{ description: "Statement of result", amount: 5000 }],
    total: 5000,
    paymentType: "Full",
    state: "open",
    paymentPurposeId: 9,
  });
  const again = await server.ok("createSundryInvoice", await order("Statement of result"), student);
  expect(again.rrr).toBe(invoice.rrr);
  expect(await server.ok("listSundryInvoices", {}, student)).toContainEqual(
    expect.objectContaining({ id: invoice.id, name: "Statement of result", state: "open" }),
  );
});

test("what is paid can be bought again, and the receipt of the first stays", async () => {
  const first = await server.ok("createSundryInvoice", await order("Identity card"), student);
  await payByCard(server, first);
  const paid = await server.ok("getStudentInvoice", { id: first.id, refresh: "true" }, student);
  expect(paid).toMatchObject({ state: "paid", cardPayment: null });

  const second = await server.ok("createSundryInvoice", await order("Identity card"), student);
  expect(second.rrr).not.toBe(first.rrr);
  await payByCard(server, second);
  await server.ok("getStudentInvoice", { id: second.id, refresh: "true" }, student);

  const cards = (await server.ok("listSundryInvoices", {}, student)).filter(
    ({ name }) => name === "Identity card",
  );
  expect(cards.map(({ id, state }) => [id, state])).toEqual([
    [second.id, "paid"],
    [first.id, "paid"],
  ]);
});

test("an invoice whose time is over makes room for a new one, and stays in the history", async () => {
  const wanted = await order("Change of name");
  const first = await server.ok("createSundryInvoice", wanted, student);
  const yesterday = new Date(Date.now() - 86_400_000);
  await server.db.update(invoices).set({ expiresAt: yesterday }).where(eq(invoices.id, first.id));
  const second = await server.ok("createSundryInvoice", wanted, student);
  expect(second).toMatchObject({ state: "open", total: first.total });
  expect(second.rrr).not.toBe(first.rrr);
  const names = (await server.ok("listSundryInvoices", {}, student))
    .filter(({ name }) => name === "Change of name")
    .map(({ id, state }) => [id, state]);
  expect(names).toEqual([
    [second.id, "open"],
    [first.id, "expired"],
  ]);
});

test("each session has an invoice of its own", async () => {
  const now = await server.ok("createSundryInvoice", await order("Library clearance"), student);
  const then = await server.ok("createSundryInvoice", await order("Library clearance", 1), student);
  expect(then.rrr).not.toBe(now.rrr);
  expect(then.session).toBe("2024/2025");
});

test("two presses at once make one invoice", async () => {
  const wanted = await order("Medical report");
  const made = await Promise.all(
    [1, 2, 3, 4].map(() => server.ok("createSundryInvoice", wanted, student)),
  );
  expect(new Set(made.map(({ rrr }) => rrr)).size).toBe(1);
});

test("a changed amount is refused, and that it was tried stays on record", async () => {
  const answer = await server.request(
    "createSundryInvoice",
    { ...(await order("Change of name")), amount: 1 },
    student,
  );
  expect(answer).toMatchObject({ status: 409, code: "amount_mismatch" });
  expect(answer.message).toMatch(/price of this item/);
  const tried = await server.db
    .select({ after: auditRows.after })
    .from(auditRows)
    .where(and(eq(auditRows.action, "refuseInvoiceAmount"), eq(auditRows.subject, "student")));
  expect(tried).toMatchObject([{ after: { sentKobo: 100, amountKobo: 1_500_000 } }]);
});

test.each([
  ["an item that there is not", { itemId: 999, sessionId: 3, amount: 500 }],
  ["an item that is no longer sold", { itemId: 13, sessionId: 3, amount: 500 }],
])("%s cannot be bought", async (_, wanted) => {
  expect(await server.request("createSundryInvoice", wanted, student)).toMatchObject({
    status: 404,
    code: "not_found",
  });
});

test("nobody buys for a session in which they were not there", async () => {
  const answer = await server.request("createSundryInvoice", await order("Identity card", 1), {
    as: { user: "new.student" },
  });
  expect(answer).toMatchObject({ status: 404, code: "not_found" });
});

test("what is missing is said at its field", async () => {
  const answer = await server.request(
    "createSundryInvoice",
    { itemId: "", sessionId: 3, amount: 0 },
    student,
  );
  expect(answer).toMatchObject({
    status: 422,
    fields: { itemId: "please select an item", amount: "please enter amount" },
  });
});

const calls = [
  ["listSundryItems", {}],
  ["listSundryInvoices", {}],
  ["createSundryInvoice", { itemId: 3, sessionId: 3, amount: 2500 }],
] as const;

test.each(calls)("JUPEB students have no other fees: %s", async (name, input) => {
  expect(await server.request(name, input, { as: { user: "student.jupeb" } })).toMatchObject({
    status: 403,
    code: "fee_not_for_student",
  });
});

test.each(calls)("only students call %s", async (name, input) => {
  expect(await server.request(name, input)).toMatchObject({ status: 401 });
  for (const user of ["lecturer", "bursar", "admin"]) {
    expect(await server.request(name, input, { as: { user } })).toMatchObject({ status: 403 });
  }
});

test("postgraduates have other fees", async () => {
  const { items } = await server.ok("listSundryItems", {}, { as: { user: "student.pg" } });
  expect(items.length).toBeGreaterThan(0);
});
