import { addressOpen, transcriptStates } from "@polyportal/domain/sundry/transcript";
import { eq, like, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { courses } from "../../database/schema/course.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { graduateCodes, transcriptRequests } from "../../database/schema/transcript.ts";
import { demoGraduate } from "../../database/seed/demo/transcripts.ts";
import { newStudent } from "../../testing/new-student.ts";
import { mailsTo, payByCard } from "../../testing/payer.ts";
import { signInTries } from "../../database/schema/sign-in-tries.ts";
import { mostFailing } from "../../server/address-crowd.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(async () => {
  await server.db.execute(sql`delete from rate_limit_counters`);
  await server.db.delete(graduateCodes);
});

const { email, ...graduate } = demoGraduate;
const { matricNumber } = graduate;
const said = "if this is on record, a code has been sent to the contact on record";

async function codesSent(): Promise<string[]> {
  const mails = await mailsTo(server, email);
  return mails
    .filter(({ kind }) => kind === "graduateCode")
    .map(({ body }) => /^(\d{6})$/m.exec(body)?.[1] ?? "");
}

async function verified() {
  await server.ok("identifyGraduate", graduate);
  const code = (await codesSent()).at(-1) ?? "";
  return server.ok("verifyGraduateCode", { matricNumber, code });
}

const wes = {
  kind: "evaluator",
  name: "World Education Services",
  country: "Canada",
  delivery: "courier",
  address: "2 Carlton Street, Toronto",
  reference: "5512345",
} as const;
const employer = {
  kind: "employer",
  name: "Dangote Cement",
  country: "Nigeria",
  delivery: "electronic",
  email: "hr@example.com",
} as const;

test("whoever is named rightly gets a code, and is told what a transcript costs", async () => {
  const told = await verified();
  expect(told).toMatchObject({ fullName: "Ibrahim Zainab", department: "Computer Science" });
  expect(told.fees).toContainEqual({ delivery: "courier", amount: 35_000, workingDays: 10 });
  expect(told).toMatchObject({ debt: 0, missing: [] });
});

test("what is not paid and what is not out is told before anything is paid", async () => {
  const student = await newStudent(server);
  const [row] = await server.db
    .insert(courseRegistrations)
    .values({
      id: uuid(),
      studentId: student.id,
      sessionId: 3,
      semester: "First",
      levelId: 1,
      state: "approved",
      totalUnits: 3,
      submittedAt: new Date(),
    })
    .returning();
  const [course] = await server.db.select().from(courses).limit(1);
  await server.db.insert(registeredCourses).values({
    registrationId: row?.id ?? "",
    sessionId: 3,
    courseId: course?.id ?? 0,
    kind: "Core",
  });
  const { userName, email: address } = student;
  await server.ok("identifyGraduate", {
    matricNumber: userName,
    surname: "Ọláolúwa",
    dateOfBirth: "2006-02-28",
    year: "2027",
  });
  const [letter] = await mailsTo(server, address);
  const code = /^(\d{6})$/m.exec(letter?.body ?? "")?.[1] ?? "";
  const told = await server.ok("verifyGraduateCode", { matricNumber: userName, code });
  const { total } = await server.ok(
    "getFeeQuote",
    { sessionId: 3, purpose: "school-fees" },
    student,
  );
  expect(told.debt).toBe(total);
  expect(told.missing).toEqual([
    { code: course?.code, title: course?.title, session: "2026/2027" },
  ]);
});

test("a request has a line for each destination, is promised once it is paid, and followed by its code", async () => {
  const { ticket } = await verified();
  const { code, invoice } = await server.ok("createTranscriptRequest", {
    ticket,
    destinations: [wes, employer],
  });
  expect(code).toMatch(/^TR-\w{4}-\w{4}$/);
  expect(invoice).toMatchObject({
    id: null,
    fullName: "Ibrahim Zainab",
    regNumber: matricNumber,
    items: [
      { description: "Transcript to World Education Services", amount: 35_000 },
      { description: "Transcript to Dangote Cement", amount: 10_000 },
    ],
    total: 45_000,
  });
  // The slowest delivery says how long all take.
  const [ordered] = await server.db
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.code, code));
  expect(ordered?.workingDays).toBe(10);
  const letters = await mailsTo(server, email);
  expect(letters.some(({ body }) => body.includes(`/sundry/transcript?code=${code}`))).toBe(true);
  const before = await server.ok("trackTranscript", { code });
  expect(before).toMatchObject({ state: "unpaid", promised: null });

  await payByCard(server, invoice);
  const after = await server.ok("trackTranscript", { code: code.toLowerCase().slice(3) });
  expect(after).toMatchObject({
    code,
    state: "paid",
    promised: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    destinations: [
      { name: "World Education Services", reference: "5512345" },
      { name: "Dangote Cement", reference: "" },
    ],
  });
  expect(after.steps.map(({ state }) => state)).toEqual(["unpaid", "paid"]);
  // Whoever holds the code, a receiver too, learns no name and no address.
  const shown = JSON.stringify(after);
  for (const secret of ["Ibrahim", matricNumber, "Carlton", "hr@example.com", email]) {
    expect(shown).not.toContain(secret);
  }
});

test("a promise leaves out the days on which the school is closed, and a day entered later moves none", async () => {
  const office = { as: { user: "admin" } };
  const order = async () => {
    const { ticket } = await verified();
    const made = await server.ok("createTranscriptRequest", { ticket, destinations: [employer] });
    await payByCard(server, made.invoice);
    return made.code;
  };
  const promisedOf = async (code: string) =>
    (await server.ok("trackTranscript", { code })).promised;
  const first = await order();
  const day = await promisedOf(first);
  if (day === null) throw new Error("Nothing was promised.");
  const holiday = { day, name: "Declared by the government" };
  await server.ok("addHoliday", holiday, office);
  expect(await server.request("addHoliday", holiday, office)).toMatchObject({
    status: 409,
    fields: { day: "this day is in the calendar" },
  });
  expect(await promisedOf(first)).toBe(day);
  await server.db.delete(graduateCodes);
  const second = await promisedOf(await order());
  expect(second && second > day).toBe(true);
  const listed = await server.ok("listHolidays", { coming: "true", search: "Declared" }, office);
  expect(listed.items).toEqual([holiday]);
  await server.ok("removeHoliday", { day }, office);
  expect(await server.request("removeHoliday", { day }, office)).toMatchObject({ status: 404 });
  // The help desk has no part in the school's setup.
  const desk = { as: { user: "helpdesk" } };
  expect(await server.request("addHoliday", holiday, desk)).toMatchObject({ status: 403 });
});

test("the demo has a request in every state, one of which waits", async () => {
  const waits = await server.ok("trackTranscript", { code: "TR-2222-CHEK" });
  expect(waits).toMatchObject({
    state: "checking",
    waitsFor: "The sheet of COM 211 is with the board.",
  });
  const signed = await server.ok("trackTranscript", { code: "TR-2222-SGND" });
  expect(addressOpen(signed.state)).toBe(false);
  const stands = await server.db
    .select()
    .from(transcriptRequests)
    .where(like(transcriptRequests.code, "TR-2222-%"));
  expect(new Set(stands.map(({ state }) => state))).toEqual(new Set(transcriptStates));
  expect(stands.filter((one) => one.waitsFor !== "")).toHaveLength(1);
});

test("whatever is entered, the same is said, and only what is right sends a letter", async () => {
  const before = await codesSent();
  const asked = [
    { ...graduate, surname: "Ibrahimu" },
    { ...graduate, dateOfBirth: "2002-07-18" },
    { ...graduate, year: "2023" },
    { ...graduate, matricNumber: "ND/NIL/00/0001" },
  ];
  for (const input of asked) {
    expect(await server.request("identifyGraduate", input)).toMatchObject({
      status: 200,
      data: {},
      message: said,
    });
  }
  expect(await codesSent()).toEqual(before);
});

test("a code is the graduate's alone, works once and ends with five wrong ones", async () => {
  await server.ok("identifyGraduate", graduate);
  const code = (await codesSent()).at(-1) ?? "";
  const ask = (of: string, typed: string) =>
    server.request("verifyGraduateCode", { matricNumber: of, code: typed });
  expect(await ask("ND/COM/22/0002", code)).toMatchObject({ code: "history_code_wrong" });
  expect(await ask(matricNumber, code)).toMatchObject({ status: 200 });
  expect(await ask(matricNumber, code)).toMatchObject({ code: "history_code_wrong" });

  await server.ok("identifyGraduate", graduate);
  const next = (await codesSent()).at(-1) ?? "";
  const wrong = next === "123456" ? "654321" : "123456";
  for (let turn = 0; turn < 5; turn += 1) await ask(matricNumber, wrong);
  expect(await ask(matricNumber, next)).toMatchObject({
    status: 400,
    fields: { code: "The code is wrong or has expired." },
  });
});

test("an address is changed until the transcript is signed, of the own request alone", async () => {
  const { ticket } = await verified();
  const { code } = await server.ok("createTranscriptRequest", { ticket, destinations: [wes] });
  const address = "1 King Street, Toronto";
  const change = (of: string, changes: object = {}) =>
    server.request("changeTranscriptAddress", {
      ticket,
      code: of,
      position: 0,
      address,
      ...changes,
    });
  expect(await change(code)).toMatchObject({ status: 200 });
  const { requests } = await verified();
  expect(requests.find((one) => one.code === code)).toMatchObject({
    state: "unpaid",
    destinations: [{ position: 0, name: wes.name, address, email: "" }],
  });
  expect(requests.every(({ state }) => addressOpen(state))).toBe(true);
  expect(await change(code, { address: " " })).toMatchObject({
    status: 422,
    fields: { address: "please enter the address of the receiver" },
  });
  expect(await change(code, { position: 3 })).toMatchObject({ status: 404, code: "not_found" });
  expect(await change("TR-2222-2222")).toMatchObject({ status: 404, code: "not_found" });
  expect(await change("TR-2222-SGND")).toMatchObject({ status: 409, code: "transcript_signed" });
  expect(await change(code, { ticket: "A".repeat(80) })).toMatchObject({ code: "link_expired" });
});

test("a ticket that is not ours orders nothing", async () => {
  expect(
    await server.request("createTranscriptRequest", {
      ticket: "A".repeat(80),
      destinations: [wes],
    }),
  ).toMatchObject({ status: 400, code: "link_expired", message: expect.stringContaining("hour") });
});

test("a request of somebody else's order stays unpaid where its invoice does", async () => {
  const { ticket } = await verified();
  const one = await server.ok("createTranscriptRequest", { ticket, destinations: [wes] });
  const other = await server.ok("createTranscriptRequest", { ticket, destinations: [employer] });
  await payByCard(server, one.invoice);
  expect(await server.ok("trackTranscript", { code: one.code })).toMatchObject({ state: "paid" });
  expect(await server.ok("trackTranscript", { code: other.code })).toMatchObject({
    state: "unpaid",
  });
  const [row] = await server.db
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.code, one.code));
  expect(row?.promised).not.toBeNull();
});

test("an unknown code gets one answer, and who tries codes is stopped", async () => {
  // What was tried before at this address is another test's.
  await server.db.delete(signInTries);
  const codes = Array.from({ length: mostFailing }, (_, index) => `TR-ZZZZ-${2_000 + index}`);
  for (const code of codes) {
    expect(await server.request("trackTranscript", { code })).toMatchObject({
      status: 404,
      message: "Nothing was found under these details",
    });
  }
  expect(await server.request("trackTranscript", { code: "TR-2222-SENT" })).toMatchObject({
    status: 429,
  });
});

test("what is missing is said at its field", async () => {
  expect(
    await server.request("createTranscriptRequest", {
      ticket: "",
      destinations: [{ ...employer, email: "" }],
    }),
  ).toMatchObject({
    status: 422,
    fields: { "destinations.0.email": "please enter the e-mail address of the receiver" },
  });
});
