import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { admissionOffers, admissionOfferSteps } from "../../database/schema/admission-offer.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { students } from "../../database/schema/student.ts";
import { rateLimits } from "../../server/rate-limits.ts";
import { newStudent } from "../../testing/new-student.ts";
import { payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import { addPerson, lettersTo, password } from "../authentication/testing/people.ts";
import { uploadsOf } from "../score-sheet/testing/uploads.ts";

// A student has a user name, an admission number and, in time, a matric number; one may have been withdrawn.

const server = await testServer(behindProxy);
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const { passwordHash } = await addPerson(server, { userName: "number.hash" });
const exams = { as: { user: "exams" } };
const admin = { as: { user: "admin" } };

let turn = 0;

/** Whose user name is neither number, whose first matric number was a wrong one. */
async function numbered() {
  turn += 1;
  const serial = String(turn).padStart(4, "0");
  const admissionNumber = `ADM/2026/${serial}`;
  const matricNumber = `ND/NUM/26/${serial}`;
  const wrong = `ND/WRO/26/${serial}`;
  const student = await newStudent(server, {
    passwordHash,
    numbers: { admissionNumber, matricNumber: wrong },
  });
  await server.db.update(students).set({ matricNumber }).where(eq(students.id, student.id));
  return { ...student, admissionNumber, matricNumber, wrong };
}

/** Whom the school calls by the admission number yet. */
const newcomer = () => {
  turn += 1;
  const admissionNumber = `ADM/2026/${String(turn).padStart(4, "0")}`;
  return newStudent(server, {
    passwordHash,
    numbers: { admissionNumber, matricNumber: null },
  }).then((student) => ({ ...student, admissionNumber }));
};

const codeOf = (answer: object): string => ("code" in answer ? String(answer.code) : "");

const signIn = (userName: string, own = password) =>
  openBrowser(server).request("login", { userName, password: own });

describe("signing in", () => {
  test("takes the user name and either number, and no number that was withdrawn", async () => {
    const { userName, admissionNumber, matricNumber, wrong } = await numbered();
    for (const name of [userName, admissionNumber, matricNumber.toLowerCase()]) {
      expect(await signIn(name)).toMatchObject({ status: 200 });
    }
    expect(await signIn(wrong)).toMatchObject({ status: 400, code: "login_failed" });
  });

  test("counts wrong passwords for the account, by whichever name they are tried", async () => {
    const { userName, admissionNumber, matricNumber } = await numbered();
    const names = [userName, admissionNumber, matricNumber];
    const codes: string[] = [];
    for (let at = 0; at < 9; at += 1) {
      codes.push(codeOf(await signIn(names[at % 3] ?? "", "Wrong-Pass-1")));
    }
    expect(codes.filter((code) => code === "login_failed")).toHaveLength(8);
    expect(codes.at(-1)).toBe("too_many_requests");
  });

  test("a new student sets the account up by the admission number", async () => {
    const { id, email, admissionNumber } = await newcomer();
    await server.db.execute(sql`update users set old_user = false where id = ${id}`);
    await server.ok("verifyUser", { regNumber: admissionNumber });
    expect(await lettersTo(server, email)).toHaveLength(1);
  });
});

describe("who looks a student up", () => {
  test("finds one by any of the numbers, and is told the number of today", async () => {
    const { id, ...names } = await numbered();
    for (const number of [names.admissionNumber, names.matricNumber, names.wrong]) {
      const asked = { wish: "register", semester: "First", student: number } as const;
      expect(await server.ok("getWhyNotOfStudent", asked, admin)).toMatchObject({
        matricNumber: names.matricNumber,
      });
      const text = number.toLowerCase();
      for (const kind of ["students", "users", "numbers"] as const) {
        const { found } = await server.ok("resolveList", { kind, text }, admin);
        expect([kind, number, found.map((one) => one.id)]).toEqual([kind, number, [id]]);
      }
      const { people } = await server.ok("findRecords", { search: number }, admin);
      expect([number, people]).toMatchObject([
        number,
        [{ id, userName: names.userName, matricNumber: names.matricNumber }],
      ]);
      const desk = { matricNumber: number, sessionId: 3, semester: "First" } as const;
      expect(await server.ok("getRegistrationOfStudent", desk, exams)).toMatchObject({
        student: { matricNumber: names.matricNumber },
      });
    }
  });

  test("opens registration for a pasted list of whatever numbers", async () => {
    const [one, other] = [await numbered(), await newcomer()];
    const opening = {
      sessionId: 3,
      semester: "First",
      untilOn: "2090-01-01",
      lateFee: false,
      reason: "In hospital while registration was open.",
    } as const;
    const matricNumbers = `${one.wrong}\n${one.matricNumber}\n${other.admissionNumber}`;
    const answer = await server.ok("openForStudents", { ...opening, matricNumbers }, exams);
    expect(answer).toEqual({ opened: 2 });
    const { items } = await server.ok(
      "listOpenedForStudents",
      { search: other.admissionNumber },
      exams,
    );
    expect(items.map((row) => row.matricNumber)).toEqual([other.admissionNumber]);
    const unknown = { ...opening, matricNumbers: `${one.matricNumber}, ND/NOBODY/1` };
    const refused = await server.request("openForStudents", unknown, exams);
    expect(refused).toMatchObject({ status: 422 });
    expect(JSON.stringify(refused)).toContain("ND/NOBODY/1");
  });
});

test("a sheet of scores names a student by either number, and by no more than one", async () => {
  const { sheetWithLab } = uploadsOf(server);
  const { roster, row, preview, upload, sheet } = await sheetWithLab(2);
  const [one, other] = roster;
  const admissionNumber = `ADM/SHEET/${turn}`;
  await server.db
    .update(students)
    .set({ admissionNumber })
    .where(eq(students.id, one?.id ?? ""));
  const marks = { test: "10", lab: "10", exam: "30" };
  const planned = await preview([row(0, { ...marks, matric: admissionNumber.toLowerCase() })]);
  expect(planned).toMatchObject({ new: 1, refused: 0, missing: { count: 1 } });
  expect((await upload(planned.id)).status).toBe(200);
  const { rows } = await sheet();
  expect(rows.map(({ studentId, total }) => [studentId, total])).toEqual([
    [one?.id, 50],
    [other?.id, null],
  ]);
  const twice = await preview([
    row(0, { ...marks, matric: admissionNumber }),
    row(0, { ...marks, exam: "31" }),
  ]);
  expect(twice).toMatchObject({ new: 0, changed: 0, refused: 2 });
});

describe("a stranger with a number", () => {
  test("pays for its student, finds the receipt and asks for the payments by any of them", async () => {
    const { id, admissionNumber, matricNumber, wrong, email, as } = await numbered();
    const order = { itemId: 3, sessionId: 3, amount: 2_500 };
    const invoice = await server.ok("createSundryInvoice", order, { as });
    await payByCard(server, invoice);
    for (const payer of [admissionNumber, matricNumber, wrong]) {
      const asked = { rrr: invoice.rrr, payer };
      expect(await server.ok("findSundryReceipt", asked)).toMatchObject({ matricNumber });
      await server.ok("requestHistoryCode", { number: payer });
    }
    const charges = [{ code: "BUR-005", amount: 2_000 }];
    const bought = { charges, payerKind: "student", number: wrong } as const;
    const { invoice: charge } = await server.ok("createPublicInvoice", bought);
    const kept = await server.db.select().from(invoices).where(eq(invoices.rrr, charge.rrr));
    expect(kept.map(({ studentId }) => studentId)).toEqual([id]);
    const other = await numbered();
    const strange = { rrr: invoice.rrr, payer: other.matricNumber };
    expect(await server.request("findSundryReceipt", strange)).toMatchObject({ status: 404 });
    const codes = await server.db
      .select()
      .from(outboxMessages)
      .where(and(eq(outboxMessages.recipient, email), eq(outboxMessages.kind, "historyCode")));
    expect(new Set(codes.map(({ about }) => about))).toEqual(
      new Set([`paymentHistory:${matricNumber}`]),
    );
  });

  test("has no more tries for a student who has more numbers", async () => {
    const { admissionNumber, matricNumber, wrong } = await numbered();
    const names = [matricNumber, admissionNumber, wrong];
    const guess = (number: string) =>
      server.request("getPaymentHistory", { number, code: "000000" });
    const codes: string[] = [];
    for (let at = 0; at <= rateLimits.guessByNumber.points; at += 1) {
      codes.push(codeOf(await guess(names[at % 3] ?? "")));
    }
    expect(codes.at(-1)).toBe("too_many_requests");
    expect(codes.slice(0, -1)).not.toContain("too_many_requests");
  });
});

test("what a newcomer without a matric number prints and sees bears the admission number", async () => {
  const { id, as, admissionNumber } = await newcomer();
  const offer = { id: uuid(), studentId: id, sessionId: 3, state: "offered" } as const;
  await server.db.insert(admissionOffers).values(offer);
  const called = { matricNumber: admissionNumber, numberKind: "admission" };
  expect(await server.ok("getStudentProfile", {}, { as })).toMatchObject(called);
  const fee = { sessionId: 3, purpose: "acceptance" } as const;
  const { total: amount } = await server.ok("getFeeQuote", fee, { as });
  const order = { ...fee, paymentType: "Full", amount } as const;
  const invoice = await server.ok("generateStudentInvoice", order, { as });
  await payByCard(server, invoice);
  const bill = await server.ok("getStudentInvoice", { id: invoice.id, refresh: "true" }, { as });
  expect(bill).toMatchObject(called);
  const letter = await server.ok("getAdmissionLetter", {}, { as });
  expect(letter).toMatchObject({ ...called, reference: admissionNumber });
  const born = { rrr: invoice.rrr, dateOfBirth: "2006-02-28" };
  const form = await server.ok("getClearanceForm", born);
  expect(form).toMatchObject(called);
  const { admission, acceptance } = letter.verification;
  const codes = [bill.papers?.receipt, admission, acceptance, form.verification];
  for (const code of codes.map((one) => one?.code ?? "")) {
    const { facts } = await server.ok("verifyDocument", { code });
    const numbers = facts.filter(({ label }) => /^(Matric|Admission) number$/.test(label));
    expect(numbers).toEqual([{ label: "Admission number", value: admissionNumber }]);
  }
  const [moved] = await server.db
    .select()
    .from(admissionOffers)
    .where(eq(admissionOffers.studentId, id));
  expect(moved?.state).toBe("accepted");
  const steps = await server.db
    .select()
    .from(admissionOfferSteps)
    .where(eq(admissionOfferSteps.offerId, offer.id));
  expect(steps).toMatchObject([{ act: "accept", by: null }]);
});
