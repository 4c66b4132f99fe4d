import { nd } from "@polyportal/domain/programmes/nd";
import { eq, like } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { admissionOffers } from "../../database/schema/admission-offer.ts";
import { applications } from "../../database/schema/application.ts";
import { rateLimitCounters } from "../../database/schema/machinery.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn } from "../../testing/payer.ts";
import { testServerWithGateway } from "../../testing/server-with-gateway.ts";
import { makeEarlier } from "../application/testing/earlier.ts";
import { makeInvoice } from "../application/testing/invoice.ts";

const { gateway, server, recover, stop } = await testServerWithGateway();
afterAll(stop);
beforeEach(recover);

const purpose = "development-levy";

async function order(as: { user: string }) {
  const { total } = await server.ok("getFeeQuote", { sessionId: 3, purpose }, { as });
  return { sessionId: 3, purpose, paymentType: "Full", amount: total } as const;
}

test("nobody is told anything without signing in", async () => {
  const id = uuid();
  const answers = await Promise.all([
    server.request("getFeeStatement", {}),
    server.request("getFeeQuote", { sessionId: 3, purpose }),
    server.request("getStudentInvoice", { id }),
    server.request("cancelStudentInvoice", { id }),
    server.request("listStudentReceipts", {}),
    server.request("getForm11", { sessionId: 3 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
});

test("a student of whom the school has no record is told so", async () => {
  const userName = "without.record";
  const account = { userType: "student", role: "student", oldUser: true, passwordHash: "none" };
  const name = { lastname: "Sule", firstname: "Ada" };
  await server.db.insert(users).values({ id: uuid(), userName, ...account, ...name });
  const as = { user: userName };
  const refused = { status: 409, code: "no_student_record" };
  expect(await server.request("getFeeStatement", {}, { as })).toMatchObject(refused);
  expect(await server.request("listStudentReceipts", {}, { as })).toMatchObject(refused);
  expect(await server.request("getForm11", { sessionId: 3 }, { as })).toMatchObject(refused);
});

test("what is no order is refused before anything is looked up", async () => {
  const { as } = await newStudent(server);
  const good = await order(as);
  for (const wrong of [{ sessionId: -1 }, { amount: 0 }, { amount: -5 }, { amount: Number.NaN }]) {
    const answer = await server.request("generateStudentInvoice", { ...good, ...wrong }, { as });
    expect(answer.status).toBe(422);
  }
  const twice = { ...good, paymentType: "FirstInstallment" } as const;
  expect(await server.request("generateStudentInvoice", twice, { as })).toMatchObject({
    status: 409,
    code: "fee_part_refused",
    message: "This fee is paid in full.",
  });
});

test("while the payment service is away nothing half-made stands in the way", async () => {
  const { as } = await newStudent(server);
  const levy = await order(as);
  gateway.mood = "broken";
  const refused = { status: 503, code: "gateway_unavailable" };
  expect(await server.request("generateStudentInvoice", levy, { as })).toMatchObject(refused);
  recover();
  const { id } = await server.ok("generateStudentInvoice", levy, { as });

  gateway.mood = "broken";
  expect(await server.request("cancelStudentInvoice", { id }, { as })).toMatchObject(refused);
  const shown = await server.ok("getStudentInvoice", { id, refresh: "true" }, { as });
  expect(shown.state).toBe("open");
  expect((await actionsOn(server, id)).slice(2)).toEqual([]);
});

test("nobody makes invoices without end", async () => {
  const { as } = await newStudent(server);
  const levy = await order(as);
  const { id } = await server.ok("generateStudentInvoice", levy, { as });
  const ask = () => server.request("getStudentInvoice", { id, refresh: "true" }, { as });
  expect((await ask()).status).toBe(200);
  await server.db
    .update(rateLimitCounters)
    .set({ points: 60 })
    .where(like(rateLimitCounters.key, "c%By%"));
  const refused = { status: 429, code: "too_many_requests" };
  expect(await server.request("generateStudentInvoice", levy, { as })).toMatchObject(refused);
  expect(await ask()).toMatchObject(refused);
  expect(await server.request("cancelStudentInvoice", { id }, { as })).toMatchObject(refused);
});

test("an offer is accepted on each of its days, and no more after the last", async () => {
  const { as, id: studentId } = await newStudent(server);
  const { rrr } = await makeInvoice(server.db, nd);
  const id = await makeEarlier(server.db, rrr);
  const offer = { applicationId: id, studentId, sessionId: 3, state: "offered" } as const;
  await server.db.insert(admissionOffers).values({ id: uuid(), ...offer });
  const newcomer = { as };
  const admit = (days: number) =>
    server.db
      .update(applications)
      .set({ admissionNumber: "ND/LAPSE/1", admittedAt: new Date(Date.now() - days * 86_400_000) })
      .where(eq(applications.id, id));
  const refusal = async () => {
    const asked = { sessionId: 3, purpose: "acceptance" } as const;
    return (await server.ok("getFeeQuote", asked, newcomer)).parts[0]?.refusal;
  };
  await admit(21);
  expect(await refusal()).toBeNull();
  await admit(22);
  expect(await refusal()).toMatch(/^The days in which your offer could be accepted are over/);
  const order = { sessionId: 3, purpose: "acceptance", paymentType: "Full" } as const;
  const { total: amount } = await server.ok(
    "getFeeQuote",
    { sessionId: 3, purpose: "acceptance" },
    newcomer,
  );
  expect(
    await server.request("generateStudentInvoice", { ...order, amount }, newcomer),
  ).toMatchObject({ code: "fee_part_refused" });
});
