import { referralMessages } from "@polyportal/domain/messages/referral";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { referrals } from "../../database/schema/referral.ts";
import { newOrder, newPhone, payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const by = (user: string) => ({ as: { user } });
const asAdmin = by("admin");
const asOfficer = by("admissions");

let made = 0;
async function create(changes = {}) {
  made += 1;
  const given = { code: `CODE-${made}`, name: "Ogunbanjo Tunde", phone: "08031234567", ...changes };
  const { id } = await server.ok("createReferral", given, asOfficer);
  return { id, ...given };
}
const listed = async (asked = {}) =>
  (await server.ok("listReferrals", { size: 20, ...asked }, asAdmin)).items;
const one = async (code: string) => (await listed({ search: code }))[0];

test("a code is given, found, changed and switched, each act on record", async () => {
  const { id } = await create({ code: " alumni-oyo ", phone: "0803 123 4567" });
  const [row] = await listed({ search: "oyo" });
  expect(await one("alumni-oyo")).toMatchObject({
    id,
    code: "ALUMNI-OYO",
    phone: "08031234567",
    active: true,
    invoices: 0,
    paid: 0,
    offered: 0,
    sessions: [],
  });
  expect(await server.ok("getReferral", { id }, asAdmin)).toEqual(row);
  const changed = { code: "ALUMNI-OSUN", name: "Ajayi Bisi", phone: "08039876543" };
  await server.ok("updateReferral", { id, revision: 1, ...changed }, asOfficer);
  await server.ok("toggleReferral", { id, active: false }, asOfficer);
  expect(await listed({ active: "false" })).toMatchObject([{ ...changed, revision: 2 }]);
  expect(await recordOf(server, id)).toMatchObject([
    { action: "createReferral", after: { referralCode: "ALUMNI-OYO" } },
    { action: "updateReferral", before: { referralCode: "ALUMNI-OYO" } },
    { action: "deactivateReferral", after: { active: false } },
  ]);
});

test("a code is one person's, however it is written and by whom at once", async () => {
  const { code, ...rest } = await create({ code: "twice" });
  const other = await create();
  expect(await server.request("createReferral", { ...rest, code: "TWICE" }, asAdmin)).toMatchObject(
    {
      status: 409,
      code: "code_taken",
      fields: { code: "this code is taken" },
    },
  );
  const { id, name, phone } = other;
  expect(
    await server.request("updateReferral", { id, name, phone, code, revision: 1 }, asAdmin),
  ).toMatchObject({ status: 409, fields: { code: "this code is taken" } });
  const answers = await Promise.all(
    ["admin", "admissions"].map((user) =>
      server.request("createReferral", { code: "AT-ONCE", name, phone }, by(user)),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("of two who change a code the second is told", async () => {
  const { id, ...given } = await create();
  const save = (name: string) =>
    server.request("updateReferral", { id, ...given, name, revision: 1 }, asAdmin);
  const answers = await Promise.all([save("One Person"), save("Another Person")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "conflict" });
});

test.each([
  [{ code: "" }, { code: "please enter a code" }],
  [{ code: "ab" }, { code: "a code has 3 to 20 letters, digits or hyphens" }],
  [{ code: "with space" }, { code: "a code has 3 to 20 letters, digits or hyphens" }],
  [{ code: "=cmd|'/c calc'!A1" }, { code: "a code has 3 to 20 letters, digits or hyphens" }],
  [{ name: "  " }, { name: "please enter a name" }],
  [{ phone: "123" }, { phone: "invaild phone number" }],
])("%j is refused at its field", async (changes, fields) => {
  const given = { code: "GOOD-CODE", name: "Ajayi Bisi", phone: "08039876543", ...changes };
  expect(await server.request("createReferral", given, asAdmin)).toMatchObject({
    status: 422,
    fields,
  });
});

test("a code that there is not is not found, and who may only see enters nothing", async () => {
  const id = "0193a000-0000-7000-8000-000000000000";
  const given = { code: "NOBODYS", name: "Ajayi Bisi", phone: "08039876543" };
  expect(
    await server.request("updateReferral", { id, ...given, revision: 1 }, asAdmin),
  ).toMatchObject({ status: 404 });
  expect(await server.request("toggleReferral", { id, active: true }, asAdmin)).toMatchObject({
    status: 404,
  });
  expect(await server.request("getReferral", { id }, asAdmin)).toMatchObject({ status: 404 });
  expect((await server.request("listReferrals", {}, by("helpdesk"))).status).toBe(200);
  expect((await server.request("createReferral", given, by("helpdesk"))).status).toBe(403);
  expect((await server.request("listReferrals", {}, by("hostel"))).status).toBe(403);
});

test("an applicant gives a code with the invoice: it counts, and counts again as it is paid and offered", async () => {
  const { code } = await create();
  const order = newOrder("nd", { referralCode: ` ${code.toLowerCase()} ` });
  const invoice = await server.ok("createInvoice", order);
  await server.ok("createInvoice", newOrder("hnd", { referralCode: code }));
  await server.ok("createInvoice", newOrder("nd"));
  expect(await one(code)).toMatchObject({ invoices: 2, paid: 0, offered: 0 });
  await payByCard(server, invoice);
  await server.ok("getInvoice", { id: invoice.id ?? "", refresh: "true" });
  expect(await one(code)).toMatchObject({ invoices: 2, paid: 1, offered: 0 });
  await apply(invoice.id ?? "", true);
  expect(await one(code)).toMatchObject({
    invoices: 2,
    paid: 1,
    offered: 1,
    sessions: [{ session: "2026/2027", invoices: 2, paid: 1, offered: 1 }],
  });
});

test("asked for again, the invoice keeps the code that it was made with", async () => {
  const [first, second] = [await create(), await create()];
  const order = newOrder("nd", { referralCode: first.code });
  const { rrr } = await server.ok("createInvoice", order);
  const again = await server.ok("createInvoice", { ...order, referralCode: second.code });
  expect(again.rrr).toBe(rrr);
  expect([(await one(first.code))?.invoices, (await one(second.code))?.invoices]).toEqual([1, 0]);
});

test("an unknown code, and one that is switched off, are refused at the field; no invoice is made", async () => {
  const { id, code } = await create();
  await server.ok("toggleReferral", { id, active: false }, asAdmin);
  const before = await server.db.$count(invoices);
  for (const [given, said] of [
    [code, referralMessages.ended],
    ["NOBODY-HAS-IT", referralMessages.unknown],
    ["'; drop table referrals; --", referralMessages.unknown],
  ]) {
    expect(
      await server.request("createInvoice", newOrder("nd", { referralCode: given })),
    ).toMatchObject({ status: 422, code: "invalid_input", fields: { referralCode: said } });
  }
  expect(await server.db.$count(invoices)).toBe(before);
});

/** An application by the RRR of an invoice, offered or not. */
async function apply(invoiceId: string, isOffered: boolean) {
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice) throw new Error("no invoice");
  const id = uuid();
  await server.db.insert(applications).values({
    id,
    invoiceId,
    rrr: invoice.rrr ?? id,
    applicationNumber: id,
    programmeSlug: "nd",
    sessionId: invoice.sessionId,
    lastname: "Adébáyọ̀",
    firstname: "Ngozi",
    middlename: "",
    email: invoice.email,
    mobileNumber: invoice.payerPhone,
    createdAt: new Date(),
    admissionNumber: isOffered ? id : null,
    admittedAt: isOffered ? new Date() : null,
  });
}

const states = ["open", "paid", "expired", "abandoned"] as const;
const somebody = fc.record({
  /** Whose code: one of three, or none. */
  code: fc.integer({ min: 0, max: 3 }),
  sessionId: fc.constantFrom(1, 2, 3),
  state: fc.constantFrom(...states),
  offered: fc.constantFrom(true, false, undefined),
});

test("whatever invoices there are, each code counts its own, by session and in all", async () => {
  const property = fc.asyncProperty(fc.array(somebody, { maxLength: 30 }), async (people) => {
    const codes = [await create(), await create(), await create()];
    for (const { code, sessionId, state, offered } of people) {
      const id = uuid();
      const now = new Date();
      await server.db.insert(invoices).values({
        id,
        invoiceNo: id,
        paymentReference: id,
        state,
        programmeSlug: "nd",
        sessionId,
        payerPhone: newPhone(),
        lastname: "Test",
        firstname: "Test",
        email: "test@example.com",
        payerKey: id,
        amountKobo: 1,
        createdAt: now,
        expiresAt: now,
        paidAt: state === "paid" ? now : null,
        referralId: codes[code]?.id ?? null,
      });
      if (state === "paid" && offered !== undefined) await apply(id, offered);
    }
    const countsOf = (own: typeof people) => ({
      invoices: own.length,
      paid: own.filter(({ state }) => state === "paid").length,
      offered: own.filter(({ state, offered }) => state === "paid" && offered).length,
    });
    for (const [index, { code }] of codes.entries()) {
      const own = people.filter((person) => person.code === index);
      const row = (await listed({ search: code })).find((each) => each.code === code);
      expect(row).toMatchObject(countsOf(own));
      const sessionIds = [...new Set(own.map(({ sessionId }) => sessionId))];
      expect(row?.sessions).toHaveLength(sessionIds.length);
      const sum = (of: "invoices" | "paid" | "offered") =>
        row?.sessions.reduce((all, each) => all + each[of], 0);
      expect({ invoices: sum("invoices"), paid: sum("paid"), offered: sum("offered") }).toEqual(
        countsOf(own),
      );
    }
  });
  await fc.assert(property, { numRuns: 15 });
});

test("the codes leave as a file, telephones with the claim for them", async () => {
  const { code } = await create();
  await server.ok("createInvoice", newOrder("nd", { referralCode: code }));
  const textOf = async (user: string) => {
    const asked = {
      list: "listReferrals",
      format: "csv",
      search: code,
      sort: "-invoices",
    } as const;
    const { id, failure } = await server.ok("requestExport", asked, by(user));
    expect(failure).toBe("");
    return (await server.ok("getExportFile", { id }, by(user))).text();
  };
  expect(await textOf("admin")).toContain(`${code},Ogunbanjo Tunde,'08031234567,1,0,0,`);
  const without = await textOf("admissions");
  expect(without).toContain(
    `${code},Ogunbanjo Tunde,1,0,0,"2026/2027: 1 invoice, 0 paid, 0 offered",Active`,
  );
  expect(without).not.toContain("08031234567");
});

test("the list is sorted by what came of each", async () => {
  const counts = (await listed({ sort: "-invoices", size: 100 })).map((row) => row.invoices);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(await server.db.$count(referrals)).toBeGreaterThan(10);
});
