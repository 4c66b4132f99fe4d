import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { invoices } from "../../database/schema/invoice.ts";
import { notifications } from "../../database/schema/notification.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

/** As every new student of these tests was born. */
const dateOfBirth = "2006-02-28";

async function newcomer({ pay = true } = {}) {
  const student = await newStudent(server);
  const fee = { sessionId: 3, purpose: "acceptance" } as const;
  const { total } = await server.ok("getFeeQuote", fee, student);
  const order = { ...fee, paymentType: "Full", amount: total } as const;
  const invoice = await server.ok("generateStudentInvoice", order, student);
  if (pay) await payByCard(server, invoice);
  return { ...student, rrr: invoice.rrr };
}

test("a newcomer gets the sheet with every office of the checklist, in its order", async () => {
  const { rrr, userName } = await newcomer();
  const form = await server.ok("getClearanceForm", { rrr, dateOfBirth });
  expect(form).toMatchObject({
    fullName: "Ọláolúwa Test",
    matricNumber: userName,
    admissionNumber: `ADM/${userName}`,
    session: "2026/2027",
    rrr,
    passport: null,
  });
  expect(form.components.map(({ name }) => name)).toEqual([
    "Admissions",
    "Bursary",
    "Department",
    "Faculty",
    "Library",
    "Medical",
    "Student affairs",
    "ICT",
  ]);
  expect(new Set(form.components.map(({ state }) => state))).toEqual(new Set(["waiting"]));
  const checked = await server.ok("verifyDocument", { code: form.verification.code });
  expect(checked).toMatchObject({ state: "genuine", name: "Components Clearance Form" });
  expect(checked.facts).toContainEqual({ label: "Cleared", value: "0 of 8" });
});

test("the sheet says level and programme of the session of entry, whatever the student studies today", async () => {
  const { id, rrr } = await newcomer();
  const first = await server.ok("getClearanceForm", { rrr, dateOfBirth });
  const programme = "Higher National Diploma, full-time";
  await server.db.update(students).set({ levelId: 3, programme }).where(eq(students.id, id));
  const later = await server.ok("getClearanceForm", { rrr, dateOfBirth });
  expect(later).toEqual({
    ...first,
    level: "ND I",
    programme: "National Diploma, full-time",
  });
});

test("the demo student is half-way through", async () => {
  const [row] = await server.db
    .select({ rrr: invoices.rrr, birthday: users.birthday })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.studentId))
    .where(and(eq(users.userName, "student"), eq(invoices.purpose, "acceptance")));
  const form = await server.ok("getClearanceForm", {
    rrr: row?.rrr ?? "",
    dateOfBirth: row?.birthday ?? "",
  });
  expect(form.components.slice(0, 5).map(({ state }) => state)).toEqual([
    "cleared",
    "cleared",
    "waiting",
    "waiting",
    "returned",
  ]);
});

test("before the acceptance fee is confirmed, whoever knows both is told so", async () => {
  const { rrr } = await newcomer({ pay: false });
  expect(await server.request("getClearanceForm", { rrr, dateOfBirth })).toMatchObject({
    status: 402,
    code: "acceptance_not_confirmed",
    message: "Your acceptance fee has not been confirmed yet",
  });
});

test("unknown and wrong get one answer", async () => {
  const { rrr } = await newcomer();
  const unpaid = await newcomer({ pay: false });
  const student = await newStudent(server);
  const order = { itemId: 3, sessionId: 3, amount: 2_500 };
  const other = await server.ok("createSundryInvoice", order, student);
  await payByCard(server, other);
  const asked = [
    { rrr: "999999999999", dateOfBirth },
    { rrr, dateOfBirth: "2006-02-27" },
    { rrr: unpaid.rrr, dateOfBirth: "2006-02-27" },
    { rrr: other.rrr, dateOfBirth },
  ];
  const answers = [];
  for (const input of asked) {
    const { status, message } = await server.request("getClearanceForm", input);
    answers.push({ status, message });
  }
  const one = { status: 404, message: "Nothing was found under these details" };
  expect(answers).toEqual(asked.map(() => one));
});

test("who tries birthdays is stopped, even at the right one", async () => {
  const { rrr } = await newcomer();
  for (let day = 1; day <= 10; day += 1) {
    const guess = `2006-01-${String(day).padStart(2, "0")}`;
    expect(await server.request("getClearanceForm", { rrr, dateOfBirth: guess })).toMatchObject({
      status: 404,
    });
  }
  expect(await server.request("getClearanceForm", { rrr, dateOfBirth })).toMatchObject({
    status: 429,
  });
});

test("what is missing is said at its field", async () => {
  expect(await server.request("getClearanceForm", { rrr: "12", dateOfBirth: "" })).toMatchObject({
    status: 422,
    fields: {
      rrr: "an RRR has 12 digits, please check it",
      dateOfBirth: "please input your date of birth",
    },
  });
});

test("each office clears its part or returns it with a reason, one officer at a time, and the sheet says so", async () => {
  const { id, rrr } = await newcomer();
  const officer = { as: { user: "admissions" } };
  // The gateway's word on the payment comes with the first asking.
  await server.ok("getClearanceForm", { rrr, dateOfBirth });
  const { items } = await server.ok("listClearances", {}, officer);
  // The latest first.
  expect(items[0]).toMatchObject({ id, cleared: 0, returned: 0, components: 8 });
  const decide = (input: object) =>
    server.request(
      "updateClearance",
      { id, itemId: 2, was: "waiting", state: "cleared", note: "", ...input },
      officer,
    );
  expect(await decide({ state: "returned", note: "no" })).toMatchObject({
    status: 422,
    fields: { note: "please say why" },
  });
  expect(await decide({ itemId: 9 })).toMatchObject({ status: 404 });
  const note = "The receipt is of another person.";
  const both = await Promise.all([decide({}), decide({ state: "returned", note })]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const was = both[0]?.status === 200 ? "cleared" : "returned";
  expect(await decide({ was, state: "returned", note })).toMatchObject({ status: 200 });
  const stands = await server.ok("getClearance", { id }, officer);
  expect(stands.components[1]).toMatchObject({ state: "returned", note, by: expect.any(String) });
  const told = and(eq(notifications.userId, id), eq(notifications.body, note));
  const returned = await server.ok("listClearances", { returned: "true" }, officer);
  expect(returned.items.map((one) => one.id)).toContain(id);
  expect((await server.ok("getClearanceForm", { rrr, dateOfBirth })).components[1]).toMatchObject({
    name: "Bursary",
    state: "returned",
  });
  expect(await server.db.$count(notifications, told)).toBe(was === "cleared" ? 1 : 2);
  expect(await decide({ was: "returned" })).toMatchObject({ status: 200 });
  const past = await server.ok("getHistory", { subject: "clearance", id }, officer);
  expect(past.items[0]?.what).toBe("cleared Bursary");
  // Exams and records look on; who has not accepted is not there.
  const exams = { as: { user: "exams" } };
  const asked = { id, itemId: 1, was: "waiting", state: "cleared", note: "" } as const;
  expect(await server.request("updateClearance", asked, exams)).toMatchObject({ status: 403 });
  const other = await newcomer({ pay: false });
  expect(await server.request("getClearance", { id: other.id }, exams)).toMatchObject({
    status: 404,
  });
});
