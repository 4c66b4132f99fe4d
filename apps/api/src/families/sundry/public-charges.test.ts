import type { Contract } from "@polyportal/api-client/contract/contract";
import type { InputOf } from "@polyportal/api-client/contract/define";
import { nd } from "@polyportal/domain/programmes/nd";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { newStudent } from "../../testing/new-student.ts";
import { mailsTo, newOrder, newPhone, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

type Order = InputOf<Contract["createPublicInvoice"]>;

const sticker = { code: "BUR-005", amount: 2_000 };
const donation = { code: "BUR-009", amount: 12_500.5 };

function somebody(changes: Partial<Order> = {}): Order {
  const mobileNumber = newPhone();
  return {
    charges: [sticker],
    payerKind: "other",
    lastname: "Okonkwo",
    firstname: "Chiamaka",
    mobileNumber,
    email: `payer.${mobileNumber}@example.com`,
    ...changes,
  };
}

const forNumber = (payerKind: "student" | "applicant", number: string): Order => ({
  charges: [sticker],
  payerKind,
  number,
});

test("anybody sees by name what is collected from anybody now", async () => {
  const charges = await server.ok("listPublicCharges", {});
  expect(charges).toContainEqual({
    code: "BUR-005",
    name: "Vehicle sticker",
    least: 2_000,
    most: 2_000,
  });
  const codes = charges.map(({ code }) => code);
  expect(codes).not.toContain("BUR-101");
  expect(codes).not.toContain("BUR-102");
  const names = charges.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

test("several charges make one invoice, whose payer sees it whole and gets its receipt", async () => {
  const order = somebody({ charges: [donation, sticker] });
  const { invoice } = await server.ok("createPublicInvoice", order);
  expect(invoice).toMatchObject({
    fullName: "Okonkwo Chiamaka",
    description: "Endowment and donations and 1 more 2026/2027",
    items: [
      { description: "Endowment and donations", amount: 12_500.5 },
      { description: "Vehicle sticker", amount: 2_000 },
    ],
    total: 14_500.5,
    programme: null,
    paymentPurposeId: 9,
    state: "open",
  });
  const [letter] = await mailsTo(server, order.email ?? "");
  expect(letter?.body).toContain(`/bursary_collection/all?invoice=${invoice.id}`);

  await payByCard(server, invoice);
  const paid = await server.ok("getInvoice", { id: invoice.id ?? "", refresh: "true" });
  expect(paid).toMatchObject({ state: "paid", total: 14_500.5 });
  const receipt = await server.ok("findSundryReceipt", {
    rrr: invoice.rrr,
    payer: order.mobileNumber ?? "",
  });
  expect(receipt).toMatchObject({
    fullName: "Okonkwo Chiamaka",
    matricNumber: null,
    items: [{ amount: 12_500.5 }, { amount: 2_000 }],
  });
});

test("the same order finds the open invoice; paid, it can be paid again", async () => {
  const order = somebody({ charges: [sticker, donation] });
  const on: Browser = new Map();
  const first = await server.ok("createPublicInvoice", order, { on });
  const turned = { ...order, charges: order.charges.toReversed() };
  const again = await server.ok("createPublicInvoice", turned, { on });
  expect(again.invoice.rrr).toBe(first.invoice.rrr);
  // Who has not made it learns no more by typing the same.
  const other = await server.ok("createPublicInvoice", order);
  expect(other.invoice).toMatchObject({
    rrr: first.invoice.rrr,
    id: null,
    fullName: "Ok*** Ch***",
  });

  await payByCard(server, first.invoice);
  await server.ok("getInvoice", { id: first.invoice.id ?? "", refresh: "true" });
  const next = await server.ok("createPublicInvoice", order, { on });
  expect(next.invoice.rrr).not.toBe(first.invoice.rrr);
});

test("of two children on one phone and mailbox each has an invoice of the same charge", async () => {
  const order = somebody();
  const one = await server.ok("createPublicInvoice", order);
  const other = await server.ok("createPublicInvoice", { ...order, firstname: "Kehinde" });
  expect(other.invoice).toMatchObject({ fullName: "Okonkwo Kehinde", state: "open" });
  expect(other.invoice.rrr).not.toBe(one.invoice.rrr);
});

test("many presses at once make one invoice", async () => {
  const order = somebody();
  const made = await Promise.all([1, 2, 3, 4].map(() => server.ok("createPublicInvoice", order)));
  expect(new Set(made.map(({ invoice }) => invoice.rrr)).size).toBe(1);
});

test("for a matric number initials and department are told, and nothing else of the student", async () => {
  const student = await newStudent(server);
  const { invoice, department } = await server.ok(
    "createPublicInvoice",
    forNumber("student", student.userName.toLowerCase()),
  );
  expect(invoice).toMatchObject({ id: null, fullName: "ỌT", verification: null });
  expect(department).toBeTruthy();
  const [row] = await server.db.select().from(invoices).where(eq(invoices.rrr, invoice.rrr));
  expect(row).toMatchObject({ studentId: student.id, purpose: "sundry" });
  const told = JSON.stringify(invoice);
  for (const secret of [row?.payerPhone, row?.email, "Ọláolúwa", row?.id]) {
    expect(told).not.toContain(secret);
  }
  // It is the student's as much as one that the student has made.
  await payByCard(server, invoice);
  await server.ok("verifyRemitaStatus", { rrr: invoice.rrr });
  const own = await server.ok("listSundryInvoices", {}, student);
  expect(own).toMatchObject([{ rrr: invoice.rrr, state: "paid", name: "Vehicle sticker" }]);
});

test("whoever asks on and on for somebody's number fills no mailbox, and shuts nobody out", async () => {
  const { userName, id } = await newStudent(server);
  const give = (amount: number) =>
    server.ok("createPublicInvoice", {
      ...forNumber("student", userName),
      charges: [{ code: donation.code, amount }],
    });
  for (let amount = 5_000; amount < 5_006; amount += 1) {
    expect((await give(amount)).invoice).toMatchObject({ state: "open", total: amount });
  }
  const made = await server.db.select().from(invoices).where(eq(invoices.studentId, id));
  expect(made).toHaveLength(6);
  expect(await mailsTo(server, made[0]?.email ?? "")).toHaveLength(4);
});

test("an applicant can be paid for by application number", async () => {
  const order = newOrder("nd");
  const on: Browser = new Map();
  const made = await server.ok("createInvoice", order, { on });
  await payByCard(server, made);
  await server.ok("openApplication", { ...nd.api, rrr: made.rrr }, { on });
  const [application] = await server.db
    .select()
    .from(applications)
    .where(eq(applications.rrr, made.rrr));
  const { invoice } = await server.ok(
    "createPublicInvoice",
    forNumber("applicant", application?.applicationNumber ?? ""),
  );
  expect(invoice.fullName).toBe("AN");
  expect(JSON.stringify(invoice)).not.toContain(order.email);
});

test.each(["student", "applicant"] as const)(
  "an unknown number of a %s is told at its field, and strangers who try are stopped",
  async (kind) => {
    for (let turn = 0; turn < 10; turn += 1) {
      const answer = await server.request("createPublicInvoice", forNumber(kind, `NIL/${kind}`));
      expect(answer).toMatchObject({
        status: 404,
        code: "payer_not_found",
        fields: { number: expect.stringContaining("No student or applicant") },
      });
    }
    expect(
      await server.request("createPublicInvoice", forNumber(kind, `NIL/${kind}`)),
    ).toMatchObject({ status: 429 });
  },
);

test.each([
  ["BUR-009", 999.99, "please enter an amount between ₦1,000.00 and ₦50,000,000.00"],
  ["BUR-009", 50_000_001, "please enter an amount between ₦1,000.00 and ₦50,000,000.00"],
  ["BUR-005", 1, "please enter an amount between ₦2,000.00 and ₦2,000.00"],
])("%s for %d naira is refused at its field", async (code, amount, message) => {
  const order = somebody({ charges: [{ code, amount }] });
  expect(await server.request("createPublicInvoice", order)).toMatchObject({
    status: 422,
    fields: { "charges.0.amount": message },
  });
});

test.each(["BUR-101", "BUR-102", "BUR-999"])("%s is nobody's to pay here", async (code) => {
  const order = somebody({ charges: [{ code, amount: 3_500 }] });
  expect(await server.request("createPublicInvoice", order)).toMatchObject({
    status: 404,
    code: "not_found",
  });
});

test("what is missing is said at its field", async () => {
  const order = somebody({ lastname: "", email: "nobody" });
  expect(await server.request("createPublicInvoice", order)).toMatchObject({
    status: 422,
    fields: { lastname: "please input surname", email: "invalid email address" },
  });
});
