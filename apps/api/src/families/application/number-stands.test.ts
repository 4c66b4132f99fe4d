import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { applicationMessages } from "@polyportal/domain/messages/application";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { nd } from "@polyportal/domain/programmes/nd";
import { putme } from "@polyportal/domain/programmes/putme";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { newOrder } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, save } from "./testing/applicant.ts";
import { makeInvoice } from "./testing/invoice.ts";
import { jambNumberOf } from "./testing/keys.ts";

const server = await testServer({ config: { applicantCode: "never" } });
beforeAll(async () => {
  await server.db.update(applicationTypes).set({ open: true, opensAt: null, closesAt: null });
});
afterAll(server.stop);

/** What the invoice form tells a new person who types the number. */
const ask = (slug: ProgrammeSlug, jambNumber: string) =>
  server.request("createInvoice", newOrder(slug, { jambNumber }));

const stands = {
  status: 422,
  code: "invalid_input",
  fields: { jambNumber: applicationMessages.jambNumberStands },
};

test.each([
  ["ND", nd, "20260000001AB"],
  ["PUTME, where the number opens the form", putme, "20260000002AB"],
] as const)(
  "%s: a number that an application has is told before anybody pays, and not whose it is",
  async (_, programme, jambNumber) => {
    const first = await applicantAt(server, programme, "programme");
    expect(await ask(programme.slug, jambNumber)).toMatchObject({ status: 200 });
    expect(await save(server, first, "programme", { jambNumber })).toMatchObject({ status: 200 });
    const order = newOrder(programme.slug, { jambNumber: jambNumber.toLowerCase() });
    const answer = await server.request("createInvoice", order);
    expect(answer).toMatchObject(stands);
    expect(JSON.stringify(answer)).not.toMatch(/Yar.Adua|Abdul|abdul@/);
    const made = await server.db
      .select()
      .from(invoices)
      .where(eq(invoices.email, order.email ?? ""));
    expect(made).toEqual([]);
    // The number can be used again in another round, or after the school has closed the application.
    expect(await ask("supplementary-putme", jambNumber)).toMatchObject({ status: 200 });
    await server.db
      .update(applications)
      .set({ deletedAt: new Date() })
      .where(eq(applications.id, first.applicantId));
    expect(await ask(programme.slug, jambNumber)).toMatchObject({ status: 200 });
  },
);

test("a number that was paid for stands before its form is begun; one that was not paid for does not", async () => {
  const jambNumber = "20260000003AB";
  await makeInvoice(server.db, putme, { jambNumber, state: "open" });
  expect(await ask("putme", jambNumber)).toMatchObject({ status: 200 });
  await makeInvoice(server.db, putme, { jambNumber, sessionId: 2 });
  expect(await ask("putme", jambNumber)).toMatchObject({ status: 200 });
  const names = { lastname: "Ajayi", firstname: "Tolu", middlename: "" };
  const payer = { ...names, email: "tolu@example.com" };
  const payerPhone = "+2348031112299";
  const paid = { ...payer, payerKey: payerKeyOf(payer), payerPhone };
  await makeInvoice(server.db, putme, { ...paid, jambNumber });
  expect(await ask("putme", jambNumber)).toMatchObject(stands);
  // The owner finds the invoice again and need not pay twice.
  const own = newOrder("putme", { ...payer, mobileNumber: payerPhone, jambNumber });
  expect(await server.request("createInvoice", own)).toMatchObject({
    status: 200,
    data: { state: "paid" },
  });
});

test("a number that somebody else of the same telephone has paid for stands", async () => {
  const jambNumber = "20260000007AB";
  const order = newOrder("putme", { jambNumber });
  const sibling = {
    lastname: "Ajayi",
    firstname: "Kehinde",
    middlename: "",
    email: "kehinde@example.com",
  };
  const payer = { ...sibling, payerKey: payerKeyOf(sibling) };
  const payerPhone = canonicalPhone(order.mobileNumber ?? "");
  await makeInvoice(server.db, putme, { ...payer, payerPhone, jambNumber });
  expect(await server.request("createInvoice", order)).toMatchObject(stands);
});

test("a number that was mistyped for the invoice stands no more once the form has saved the right one", async () => {
  const mistyped = "20260000004AB";
  const applicant = await applicantAt(server, putme, "programme");
  await server.db
    .update(invoices)
    .set({ jambNumber: mistyped })
    .where(eq(invoices.rrr, applicant.rrr));
  expect(await ask("putme", mistyped)).toMatchObject(stands);
  expect(await save(server, applicant, "programme")).toMatchObject({ status: 200 });
  expect(await ask("putme", mistyped)).toMatchObject({ status: 200 });
  expect(await ask("putme", jambNumberOf(applicant.rrr))).toMatchObject(stands);
});

test("what stands is told ten times in a quarter of an hour, and a number that is free is asked for as before", async () => {
  const jambNumber = "20260000005AB";
  await makeInvoice(server.db, nd, { jambNumber });
  const answers = [];
  for (let turn = 0; turn < 11; turn += 1) answers.push((await ask("nd", jambNumber)).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect(await ask("nd", "20260000006AB")).toMatchObject({ status: 200 });
});

test("where the form alone asks it, its own field says so, and the form what to do: typed, or as the list has it", async () => {
  const taken = {
    status: 422,
    message: applicationMessages.jambNumberTakenHelp,
    fields: { jambNumber: "an application with this JAMB number exists" },
  };
  const first = await applicantAt(server, putme, "o-level");
  const jambNumber = jambNumberOf(first.rrr);
  const second = await applicantAt(server, putme, "programme");
  expect(await save(server, second, "programme", { jambNumber })).toMatchObject(taken);
  const [payer] = await server.db.select().from(invoices).where(eq(invoices.rrr, second.rrr));
  await server.db.insert(jambCandidates).values({
    id: uuid(),
    sessionId: 3,
    list: "utme",
    jambNumber,
    lastname: payer?.lastname ?? "",
    firstname: payer?.firstname ?? "",
    gender: "Male",
    utmeScore: 240,
    subjects: [6, 2, 12, 42].map((subjectId) => ({ subjectId, score: 60 })),
    course: "COMPUTER SCIENCE",
  });
  expect(await save(server, second, "programme", { jambNumber })).toMatchObject(taken);
});
