import { nd } from "@polyportal/domain/programmes/nd";
import { putme } from "@polyportal/domain/programmes/putme";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applicantCodes } from "../../database/schema/application.ts";
import { actionsOn, mailsTo, newOrder, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";
import { issueCode, useCode } from "../invoice/payer-code.ts";
import { makeEarlier } from "./testing/earlier.ts";
import { makeInvoice } from "./testing/invoice.ts";
import { earlierNumberOf, jambNumberOf } from "./testing/keys.ts";

const server = await testServer();
afterAll(server.stop);

// All tests share this machine's address, so counters are cleared.
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

/** Somebody who has paid on their own phone. */
async function applicant() {
  const order = newOrder("nd");
  const phone: Browser = new Map();
  const invoice = await server.ok("createInvoice", order, { on: phone });
  await payByCard(server, invoice);
  return { order, phone, rrr: invoice.rrr, id: invoice.id ?? "" };
}

const open = (rrr: string, on: Browser, code?: string) =>
  server.request("openApplication", { ...nd.api, rrr, code }, { on });

async function codesIn(address: string): Promise<string[]> {
  const mails = await mailsTo(server, address);
  return mails
    .filter(({ kind }) => kind === "applicantCode")
    .map(({ body }) => /\b(\d{4}) (\d{4})\n/.exec(body)?.slice(1).join("") ?? "");
}

test("the device that made the invoice opens its application with the RRR alone", async () => {
  const { rrr, phone } = await applicant();
  expect(await open(rrr, phone)).toMatchObject({ status: 200, data: { application: { rrr } } });
});

test("any other needs the code of the e-mail, once", async () => {
  const { rrr, order, id } = await applicant();
  const tablet: Browser = new Map();
  const asked = await open(rrr, tablet);
  expect(asked).toMatchObject({ status: 409, code: "applicant_code_needed" });
  expect(asked.message).toContain("8 digits to p***@…");
  const [code = "", ...others] = await codesIn(order.email);
  expect(others).toEqual([]);
  expect(code).toMatch(/^\d{8}$/);

  const wrong = code === "12345678" ? "87654321" : "12345678";
  expect(await open(rrr, tablet, wrong)).toMatchObject({
    status: 400,
    code: "applicant_code_wrong",
  });
  const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
  expect(await open(rrr, tablet, spaced)).toMatchObject({ status: 200 });
  expect(await open(rrr, tablet)).toMatchObject({ status: 200 });
  expect(await open(rrr, new Map(), code)).toMatchObject({ code: "applicant_code_wrong" });
  expect((await actionsOn(server, id)).slice(-4)).toEqual([
    "sendApplicantCode",
    "refuseApplicantCode",
    "acceptApplicantCode",
    "refuseApplicantCode",
  ]);
});

test("the code that opened it shows the mailbox, too; that the device made the invoice does not", async () => {
  const { rrr, phone, order } = await applicant();
  const find = async (on: Browser, code?: string) => {
    const opened = await open(rrr, on, code);
    const token = opened.success ? opened.data.token : "";
    const asked = { ...nd.api, dateOfBirth: "2007-06-15" };
    return server.request("findOwnForms", asked, { on, as: { token } });
  };
  expect(await find(phone)).toMatchObject({ code: "applicant_code_needed" });
  const [code] = await codesIn(order.email);
  const tablet: Browser = new Map();
  expect(await find(tablet, code)).toMatchObject({ status: 200, data: { forms: [] } });
});

test("each opening is told by e-mail, and so is the asking", async () => {
  const { rrr, order } = await applicant();
  const tablet: Browser = new Map();
  await open(rrr, tablet);
  const [code] = await codesIn(order.email);
  await open(rrr, tablet, code);
  const kinds = (await mailsTo(server, order.email)).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(["applicantCode", "applicationOpened"]);
});

test("the code stays the same however often it is asked for, in one letter, and ends in 15 minutes", async () => {
  const { rrr, order, id } = await applicant();
  const tablet: Browser = new Map();
  const asked = await Promise.all([open(rrr, tablet), open(rrr, tablet), open(rrr, new Map())]);
  expect(asked.map(({ status }) => status)).toEqual([409, 409, 409]);
  const [code, ...others] = await codesIn(order.email);
  expect(others).toEqual([]);
  const [kept] = await server.db
    .select()
    .from(applicantCodes)
    .where(eq(applicantCodes.invoiceId, id));
  expect(kept && kept.expiresAt.getTime() - kept.issuedAt.getTime()).toBe(15 * 60_000);
  expect(JSON.stringify(kept)).not.toContain(code);

  await server.db.update(applicantCodes).set({ expiresAt: new Date() });
  expect(await open(rrr, tablet, code)).toMatchObject({ code: "applicant_code_wrong" });
  await open(rrr, tablet);
  const codes = await codesIn(order.email);
  expect(codes).toHaveLength(2);
  expect(await open(rrr, tablet, codes[1])).toMatchObject({ status: 200 });
});

test("a code of a clock that was ahead opens nothing, and another is sent", async () => {
  const { id } = await applicant();
  const { vault } = server.services;
  const ahead = new Date(Date.now() + 400 * 86_400_000);
  const tried = await server.db.transaction(async (tx) => {
    const { code } = await issueCode(tx, vault, id, ahead);
    const opens = await useCode(tx, vault, id, code, new Date());
    return { opens, fresh: (await issueCode(tx, vault, id, new Date())).fresh };
  });
  expect(tried).toEqual({ opens: false, fresh: true });
});

test("one invoice's code opens no other's", async () => {
  const [one, other] = [await applicant(), await applicant()];
  await open(one.rrr, new Map());
  await open(other.rrr, new Map());
  const [code] = await codesIn(one.order.email);
  expect(await open(other.rrr, new Map(), code)).toMatchObject({ code: "applicant_code_wrong" });
});

test("a stranger's tries end soon, and never shut out the device that knows the application", async () => {
  const { rrr, phone } = await applicant();
  const stranger: Browser = new Map();
  await open(rrr, stranger);
  const statuses = [];
  for (let turn = 0; turn < 12; turn += 1) {
    statuses.push((await open(rrr, stranger, String(10_000_000 + turn))).status);
  }
  expect(statuses).toEqual([...Array(9).fill(400), 429, 429, 429]);
  expect(await open(rrr, phone)).toMatchObject({ status: 200 });
});

test("no code is sent for what is not paid, or to another programme's page", async () => {
  const order = newOrder("nd");
  const { rrr } = await server.ok("createInvoice", order);
  expect(await open(rrr, new Map())).toMatchObject({ code: "invoice_not_paid" });
  const paid = await applicant();
  expect(
    await server.request("openApplication", { family: "HND", name: "hnd", rrr: paid.rrr }),
  ).toMatchObject({ code: "wrong_programme" });
  expect([...(await codesIn(order.email)), ...(await codesIn(paid.order.email))]).toEqual([]);
});

test("a stranger is asked for the code first, whichever number is entered: right, wrong or none", async () => {
  const { rrr } = await makeInvoice(server.db, putme);
  const wanted = await makeInvoice(server.db, supplementary);
  await makeEarlier(server.db, wanted.rrr);
  const asked = [];
  for (const jambNumber of [jambNumberOf(rrr), "202600000000ZZ", undefined]) {
    asked.push(await server.request("openApplication", { ...putme.api, rrr, jambNumber }));
  }
  for (const regNumber of [earlierNumberOf(wanted.rrr), "ND/2026/999999", undefined]) {
    asked.push(
      await server.request("openApplication", { ...supplementary.api, rrr: wanted.rrr, regNumber }),
    );
  }
  for (const answer of asked) {
    expect(answer).toMatchObject({ status: 409, code: "applicant_code_needed" });
  }
  expect(new Set(asked.slice(0, 3).map(({ message }) => message)).size).toBe(1);
});

test.each(["", "1234567", "123456789", "abcdefgh"])("%j is no code", async (code) => {
  expect(await open("310007769676", new Map(), code)).toMatchObject({
    status: 422,
    fields: { code: expect.stringMatching(/the code/) },
  });
});

test("a receipt names its payer only to a device that knows the invoice, or with the code", async () => {
  const { rrr, order, phone } = await applicant();
  const asked = { rrr, mobileNumber: order.mobileNumber };
  const tablet: Browser = new Map();
  const refused = await server.request("getFeeReceipt", asked, { on: tablet });
  expect(refused).toMatchObject({ status: 409, code: "applicant_code_needed" });
  expect(JSON.stringify(refused)).not.toMatch(/Ngozi|Adébáyọ̀/);
  const [code] = await codesIn(order.email);
  expect(await server.request("getFeeReceipt", { ...asked, code }, { on: tablet })).toMatchObject({
    status: 200,
    data: { fullName: "Adébáyọ̀ Ngozi" },
  });
  expect(await server.request("getFeeReceipt", asked, { on: phone })).toMatchObject({
    status: 200,
  });
});

test("a school whose applicants cannot read mail does without the code", async () => {
  const { databaseUrl } = server.services.config;
  const without = await testServer({ config: { databaseUrl, applicantCode: "never" } });
  const { rrr } = await applicant();
  expect(await without.request("openApplication", { ...nd.api, rrr })).toMatchObject({
    status: 200,
  });
  await without.stop();
});

test("a device on which the application was closed is a stranger again", async () => {
  const { rrr, phone } = await applicant();
  const { token } = await server.ok("openApplication", { ...nd.api, rrr }, { on: phone });
  await server.ok("closeApplication", { ...nd.api }, { as: { token }, on: phone });
  expect(await open(rrr, phone)).toMatchObject({ code: "applicant_code_needed" });
});

// This test is last, because a blocked address stays blocked in memory.
test("nor does a flood from the address of that device, a café's or a mobile network's", async () => {
  const { rrr, phone } = await applicant();
  const stranger: Browser = new Map();
  expect(await open("999999999997", stranger)).toMatchObject({ status: 404 });
  await server.db.execute(sql`update rate_limit_counters set points = 100000
    where key like 'openApplicationByAddress%'`);
  expect(await open("999999999998", stranger)).toMatchObject({ status: 429 });
  expect(await open(rrr, phone)).toMatchObject({ status: 200 });
});
