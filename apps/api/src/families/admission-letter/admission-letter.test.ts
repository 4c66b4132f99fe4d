import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applicationSetups } from "../../database/schema/application-setup.ts";
import { users } from "../../database/schema/users.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

/** Generates the invoice of a fee and pays it. */
async function pay(user: string, purpose: FeePurpose, sessionId: number) {
  const as = { user };
  const { total } = await server.ok("getFeeQuote", { sessionId, purpose }, { as });
  const order = { sessionId, purpose, paymentType: "Full", amount: total } as const;
  const invoice = await server.ok("generateStudentInvoice", order, { as });
  await payByCard(server, invoice);
  return server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as });
}

const letterOf = (user: string) => server.request("getAdmissionLetter", {}, { as: { user } });

const levyLetterOf = (user: string, sessionId = 3) =>
  server.request("getDevelopmentLevyLetter", { sessionId }, { as: { user } });

test("nobody gets a letter before the acceptance fee is paid, only billed or not at all", async () => {
  expect(await letterOf("new.student")).toMatchObject({ status: 402, code: "fee_not_paid" });
  const asked = { sessionId: 3, purpose: "acceptance" } as const;
  const as = { user: "student.jupeb" };
  const { total } = await server.ok("getFeeQuote", asked, { as });
  const order = { ...asked, paymentType: "Full", amount: total } as const;
  await server.ok("generateStudentInvoice", order, { as });
  expect(await letterOf("student.jupeb")).toMatchObject({ status: 402, code: "fee_not_paid" });
});

test("the letter tells what the student came for, and rests on the payment", async () => {
  const paid = await pay("fresh.student", "acceptance", 3);
  const letter = await letterOf("fresh.student");
  expect(letter.data).toMatchObject({
    kind: "letter",
    reference: `ADM/${paid.matricNumber}`,
    session: "2026/2027",
    programme: "National Diploma",
    modeOfStudy: "Full-time",
    duration: "2 years",
    department: "Business Administration and Management",
    payment: { rrr: paid.rrr, amount: paid.total, paidAt: paid.paidAt },
    signatory: { office: "Registrar", name: expect.stringMatching(/\w+/) },
  });
});

test("the letter says what the setup of its programme and session says, and nothing of others", async () => {
  const remarks = "Resumption is on 11 January 2027.\nBring the originals.";
  await server.db.insert(applicationSetups).values([
    { slug: "nd", sessionId: 3, letterText: remarks },
    { slug: "nd", sessionId: 2, letterText: "Of another session." },
    { slug: "hnd", sessionId: 3, letterText: "Of another programme." },
  ]);
  expect((await letterOf("fresh.student")).data).toMatchObject({ remarks });
});

test.each([
  ["student.pg", "letter_pg", "Postgraduate Diploma"],
  ["student.jupeb", "jupeb", "JUPEB (Sub-Degree)"],
])("%s gets the letter of its own kind", async (user, kind, programme) => {
  await pay(user, "acceptance", 3);
  expect((await letterOf(user)).data).toMatchObject({ kind, programme, duration: "1 year" });
});

test("who came years ago is told of that session and award", async () => {
  // The demo's history may have it paid already.
  if (!(await letterOf("student")).success) await pay("student", "acceptance", 1);
  expect((await letterOf("student")).data).toMatchObject({
    session: "2024/2025",
    programme: "National Diploma",
  });
});

test("a letter keeps its code, is genuine, and is withdrawn when a name on it changes", async () => {
  const codes = async () => {
    const { verification } = await server.ok(
      "getAdmissionLetter",
      {},
      { as: { user: "student.pg" } },
    );
    return verification;
  };
  const first = await codes();
  expect(first.admission.code).not.toBe(first.acceptance.code);
  expect(await codes()).toEqual(first);
  const { code } = first.acceptance;
  expect(await server.ok("verifyDocument", { code })).toMatchObject({
    state: "genuine",
    name: "Acceptance of Offer of Admission",
    facts: expect.arrayContaining([{ label: "Programme", value: "Postgraduate Diploma" }]),
  });

  await server.db.update(users).set({ lastname: "Eze" }).where(eq(users.userName, "student.pg"));
  expect((await codes()).acceptance.code).not.toBe(code);
  expect(await server.ok("verifyDocument", { code })).toMatchObject({ state: "withdrawn" });
});

test("the levy's letter is given out for the session that is paid, and for no other", async () => {
  expect(await levyLetterOf("fresh.student")).toMatchObject({ status: 402, code: "fee_not_paid" });
  const paid = await pay("fresh.student", "development-levy", 3);
  expect((await levyLetterOf("fresh.student")).data).toMatchObject({
    session: "2026/2027",
    level: "ND I",
    reference: `DEV/2026/2027/${paid.matricNumber}`,
    payment: { rrr: paid.rrr, amount: paid.total },
    signatory: { office: "Bursar", name: expect.stringMatching(/\w+/) },
    verification: { code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) },
  });
  expect(await levyLetterOf("fresh.student", 1)).toMatchObject({ status: 402 });
  expect(await levyLetterOf("new.student")).toMatchObject({ status: 402 });
});

test("a session that is no number is refused", async () => {
  const answer = await server.request(
    "getDevelopmentLevyLetter",
    { sessionId: "first" },
    { as: { user: "new.student" } },
  );
  expect(answer).toMatchObject({ status: 422 });
});

test.each([
  ["getAdmissionLetter", {}],
  ["getDevelopmentLevyLetter", { sessionId: 3 }],
] as const)("only students call %s", async (name, input) => {
  expect(await server.request(name, input)).toMatchObject({ status: 401 });
  for (const user of ["lecturer", "registrar", "admin"]) {
    expect(await server.request(name, input, { as: { user } })).toMatchObject({ status: 403 });
  }
});
