import { programmes } from "@polyportal/domain/programmes/programmes";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applicationOpenings, applications } from "../../database/schema/application.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { applicationServer } from "./testing/applicant.ts";
import { makeInvoice } from "./testing/invoice.ts";

const server = await applicationServer();
afterAll(server.stop);

const [subDegree, nd, hnd]: readonly Programme[] = programmes as readonly Programme[];
if (!subDegree || !nd || !hnd) throw new Error("The programmes are missing.");

const open = (programme: Programme, rrr: string) =>
  server.request("openApplication", { ...programme.api, rrr });

/** A payment at the bank that the sandbox knows and the school does not yet. */
async function invoiceAtGateway(programme: Programme, state: "open" | "expired" = "open") {
  const { id } = await makeInvoice(server.db, programme, { state, rrr: null });
  const { gateway } = server.services;
  const { rrr } = await gateway.generate({
    orderId: id,
    amountKobo: 650_000,
    payerName: "Yar’Adua Abdul-Rahman",
    payerEmail: "abdul@example.com",
    payerPhone: "08000000000",
    description: "ND application",
  });
  await server.db.update(invoices).set({ rrr, paymentReference: id }).where(eq(invoices.id, id));
  return { id, rrr };
}

test("an unknown reference is not found", async () => {
  expect(await open(nd, "999999999999")).toMatchObject({ status: 404, code: "invoice_not_found" });
});

test.each([
  ["", "please input your RRR"],
  ["3100", "an RRR has 12 digits, please check it"],
])("a reference that is none (%j) is told at its field", async (rrr, message) => {
  expect(await open(nd, rrr)).toMatchObject({
    status: 422,
    code: "invalid_input",
    fields: { rrr: message },
  });
});

test("a reference typed in fours opens as one without spaces", async () => {
  const { rrr } = await makeInvoice(server.db, nd);
  expect(await open(nd, rrr.replaceAll(/(.{4})/g, "$1 "))).toMatchObject({
    status: 200,
    data: { completed: false, application: { rrr } },
  });
});

test("another programme's reference is refused", async () => {
  const { rrr } = await makeInvoice(server.db, hnd);
  expect(await open(nd, rrr)).toMatchObject({ status: 409, code: "wrong_programme" });
});

test("an unpaid reference is refused, and its payer is told how to pay", async () => {
  const { rrr } = await invoiceAtGateway(nd);
  const answer = await open(nd, rrr);
  expect(answer).toMatchObject({ status: 402, code: "invoice_not_paid" });
  expect(answer.message).toMatch(/not been paid yet.+RRR \d{4} \d{4} \d{4} at any bank/);
});

test("an expired reference is refused with the way on", async () => {
  const { rrr } = await invoiceAtGateway(nd, "expired");
  expect(await open(nd, rrr)).toMatchObject({
    status: 402,
    code: "invoice_not_paid",
    message: "This invoice expired before it was paid. Please generate a new one.",
  });
});

test("a reference that was paid a moment ago opens, though the school had not heard of it", async () => {
  const { id, rrr } = await invoiceAtGateway(nd);
  const { action, fields } = server.services.gateway.cardPage({
    rrr,
    responseUrl: `${server.url}${nd.paths.invoice}`,
  });
  await fetch(new URL("pay", new URL(action, server.url)), {
    method: "POST",
    body: new URLSearchParams({ ...fields, outcome: "pay-lost" }),
    redirect: "manual",
  });
  expect(await open(nd, rrr)).toMatchObject({ status: 200, data: { application: { rrr } } });
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, id));
  expect(invoice).toMatchObject({ state: "paid" });
});

test("a gateway that is away is told as such", async () => {
  const away = await applicationServer({
    payment: {
      gateway: "remita",
      invoiceDays: 14,
      remita: {
        baseUrl: "http://127.0.0.1:9",
        merchantId: "1",
        serviceTypeId: "1",
        apiKey: "1",
      },
    },
  });
  const { rrr } = await makeInvoice(away.db, nd, { state: "open" });
  expect(await away.request("openApplication", { ...nd.api, rrr })).toMatchObject({
    status: 503,
    code: "gateway_unavailable",
  });
  await away.stop();
});

test("the first opening makes the application, later ones find it; each is recorded and told", async () => {
  const { rrr } = await makeInvoice(server.db, subDegree, { email: "opened@example.com" });
  const first = await server.ok("openApplication", { ...subDegree.api, rrr });
  const second = await server.ok("openApplication", { ...subDegree.api, rrr });
  expect(second.application).toEqual(first.application);
  expect(first.application.applicationNumber).toMatch(/^JUPEB\/2026\/\d{6}$/);
  expect(new Date(first.expires).getTime()).toBeGreaterThan(Date.now());

  const id = first.application.applicantId;
  const openings = await server.db
    .select()
    .from(applicationOpenings)
    .where(eq(applicationOpenings.applicationId, id));
  expect(openings).toHaveLength(2);
  const mails = await server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, "opened@example.com"));
  expect(mails.map((mail) => mail.subject)).toEqual(
    Array(2).fill("Your Sub-Degree application was opened"),
  );
  const audit = await server.db.select().from(auditRows).where(eq(auditRows.subjectId, id));
  expect(audit).toHaveLength(2);
});

test("two phones that open it at the same moment get one application", async () => {
  const { rrr } = await makeInvoice(server.db, nd);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => server.ok("openApplication", { ...nd.api, rrr })),
  );
  expect(new Set(answers.map((answer) => answer.application.applicantId)).size).toBe(1);
  const made = await server.db.select().from(applications).where(eq(applications.rrr, rrr));
  expect(made).toHaveLength(1);
});

test("applications that are opened at the same moment are numbered one after another", async () => {
  const paid = await Promise.all(Array.from({ length: 6 }, () => makeInvoice(server.db, hnd)));
  const opened = await Promise.all(
    paid.map(({ rrr }) => server.ok("openApplication", { ...hnd.api, rrr })),
  );
  const numbers = opened.map((answer) => answer.application.applicationNumber).toSorted();
  const first = Number(numbers[0]?.slice(-6));
  expect(numbers).toEqual(
    Array.from({ length: 6 }, (_, index) => `HND/2026/${String(first + index).padStart(6, "0")}`),
  );
});

test("a reference that is tried again and again is blocked for a while", async () => {
  const rrr = "999999999998";
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await open(nd, rrr)).toMatchObject({ status: 404 });
  }
  const answer = await open(nd, rrr);
  expect(answer).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
});
