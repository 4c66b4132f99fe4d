import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { makeChange, systemActor } from "../../database/change.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { rateLimitCounters } from "../../database/schema/machinery.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";
import { issueDocument, type Paper } from "./issue.ts";

const server = await testServer();
afterAll(server.stop);

const paper = (facts: Record<string, string>, subjectId: string = randomUUID()): Paper => ({
  kind: "receipt",
  subjectId,
  holderId: null,
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
});

const issue = (printed: Paper) =>
  issueDocument(
    {
      db: server.db,
      change: (work) => makeChange(server.db, systemActor("test"), work),
      now: new Date("2026-11-20T10:00:00Z"),
      services: server.services,
    },
    printed,
  );

/** What the page asks whose address the QR code holds. */
const scan = (verifyUrl: string) => {
  const { searchParams } = new URL(verifyUrl);
  const [code, fingerprint] = [searchParams.get("code") ?? "", searchParams.get("f") ?? ""];
  return server.ok("verifyDocument", { code, fingerprint });
};

test("a paper has one code however often and wherever it is printed", async () => {
  const receipt = paper({ Amount: "₦45,000.00" });
  const issued = await Promise.all(Array.from({ length: 5 }, () => issue(receipt)));
  const [{ code, verifyUrl, issuedAt }] = issued as [(typeof issued)[0]];
  expect(new Set(issued.map((one) => one.verifyUrl)).size).toBe(1);
  expect(await issue(receipt)).toEqual({ code, verifyUrl, issuedAt });
  expect(issuedAt).toBe("2026-11-20T10:00:00.000Z");
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(verifyUrl).toMatch(`${server.url}/verify_document?code=${code}&f=`);
});

test("a genuine paper is told what is printed on it, by its QR code or its typed code", async () => {
  const { code, verifyUrl } = await issue(paper({ Payer: "Adébáyọ̀ Ola", Amount: "₦1.00" }));
  const genuine = {
    state: "genuine",
    code,
    name: "Receipt",
    school: "Alani State Polytechnic",
    issuedAt: "2026-11-20T10:00:00.000Z",
    withdrawnAt: null,
    facts: [
      { label: "Payer", value: "Adébáyọ̀ Ola" },
      { label: "Amount", value: "₦1.00" },
    ],
  };
  expect(await scan(verifyUrl)).toEqual(genuine);
  const typed = code.toLowerCase().replaceAll("-", " ");
  expect(await server.ok("verifyDocument", { code: typed })).toEqual(genuine);
});

test("other facts are another paper, and withdraw the one before; printed as before, it counts again", async () => {
  const subjectId = randomUUID();
  const first = await issue(paper({ CGPA: "3.20" }, subjectId));
  const second = await issue(paper({ CGPA: "3.40" }, subjectId));
  const another = await issue(paper({ CGPA: "3.20" }));
  expect(new Set([first.code, second.code, another.code]).size).toBe(3);
  expect(await scan(first.verifyUrl)).toMatchObject({
    state: "withdrawn",
    withdrawnAt: "2026-11-20T10:00:00.000Z",
    facts: [],
  });
  expect(await scan(second.verifyUrl)).toMatchObject({ state: "genuine" });
  expect(await scan(another.verifyUrl)).toMatchObject({ state: "genuine" });
  expect(await issue(paper({ CGPA: "3.20" }, subjectId))).toEqual(first);
  expect(await scan(first.verifyUrl)).toMatchObject({ state: "genuine" });
  expect(await scan(second.verifyUrl)).toMatchObject({ state: "withdrawn" });
  const traces = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.subjectId, second.code));
  expect(traces).toMatchObject([{ action: "issueDocument", before: { withdrawn: [first.code] } }]);
});

test("an applicant's invoice has a code for its paper, and its receipt another", async () => {
  const order = newOrder();
  const on: Browser = new Map();
  const invoice = await server.ok("createInvoice", order, { on });
  const { verification: unpaid } = invoice;
  const id = invoice.id ?? "";
  expect(await server.ok("getInvoice", { id })).toMatchObject({ verification: unpaid });
  await payByCard(server, invoice);
  const paid = await server.ok("getInvoice", { id, refresh: "true" });
  expect(await scan(unpaid?.verifyUrl ?? "")).toMatchObject({ state: "genuine", name: "Invoice" });
  expect(await scan(paid.verification?.verifyUrl ?? "")).toMatchObject({
    state: "genuine",
    name: "Receipt",
    facts: expect.arrayContaining([{ label: "Invoice number", value: invoice.invoiceNo }]),
  });
  const { rrr } = invoice;
  const receipt = await server.ok(
    "getFeeReceipt",
    { rrr, mobileNumber: order.mobileNumber },
    { on },
  );
  expect(receipt.verification).toEqual(paid.verification);
});

test("a code under another paper's fingerprint is an altered paper, and an invented one unknown", async () => {
  const { code } = await issue(paper({ Amount: "₦1.00" }));
  const nothing = { name: null, issuedAt: null, withdrawnAt: null, facts: [] };
  expect(await server.ok("verifyDocument", { code, fingerprint: "AAAAAAAAAA" })).toMatchObject({
    state: "altered",
    ...nothing,
  });
  expect(await server.ok("verifyDocument", { code: "2222-2222-2222" })).toMatchObject({
    state: "unknown",
    ...nothing,
  });
});

test("what is no code is refused, and so is trying without end", async () => {
  expect(await server.request("verifyDocument", { code: "9F3K" })).toMatchObject({
    status: 422,
    fields: { code: "a verification code has 12 letters and digits, please check it" },
  });
  await server.db
    .update(rateLimitCounters)
    .set({ points: 4000 })
    .where(like(rateLimitCounters.key, "verifyByAddress%"));
  expect((await server.request("verifyDocument", { code: "2222-2222-2222" })).status).toBe(429);
});
