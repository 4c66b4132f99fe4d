import { nd } from "@polyportal/domain/programmes/nd";
import { putme } from "@polyportal/domain/programmes/putme";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { eq } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";
import {
  applicantAt,
  applicationServer,
  load,
  openNew,
  openWithCode,
  save,
  send,
  uploadPhoto,
  type Applicant,
} from "./testing/applicant.ts";
import { makeEarlier } from "./testing/earlier.ts";
import { sitting } from "./testing/entries.ts";
import { makeInvoice } from "./testing/invoice.ts";
import { earlierNumberOf, jambNumberOf } from "./testing/keys.ts";
import { lastCode } from "./testing/last-code.ts";

const server = await applicationServer();
afterAll(server.stop);

/** Opens as the person who reads the earlier application's mailbox. */
const open = (rrr: string, regNumber: string) =>
  openWithCode(server, { ...supplementary.api, rrr, regNumber });
const refused = {
  status: 400,
  title: "Invalid Action!",
  message: "Invalid action, please enter correct details",
};

/** A supplementary application by the number of a sent ND application. */
async function after(earlier: Applicant): Promise<Applicant> {
  const [row] = await server.db
    .select()
    .from(applications)
    .where(eq(applications.id, earlier.applicantId));
  const { rrr } = await makeInvoice(server.db, supplementary);
  const opened = await open(rrr, (row?.applicationNumber ?? "").toLowerCase());
  if (!opened.success) throw new Error(opened.code);
  const { token, application } = opened.data;
  return { programme: supplementary, rrr, applicantId: application.applicantId, as: { token } };
}

/** Somebody's earlier application, and the paid invoice of a stranger who knows the names and number on its slip. */
async function known(email = "stranger@example.com") {
  const earlier = await applicantAt(server, nd);
  const [row] = await server.db
    .select()
    .from(applications)
    .where(eq(applications.id, earlier.applicantId));
  if (!row) throw new Error("It is gone.");
  const { lastname, firstname, middlename } = row;
  const { rrr } = await makeInvoice(server.db, supplementary, {
    lastname,
    firstname,
    middlename,
    email,
  });
  const regNumber = row.applicationNumber;
  return { earlier, row, input: { ...supplementary.api, rrr, regNumber } };
}

test("who knows the names and number of a slip begins with nothing of it, and is told nothing", async () => {
  const { earlier, row, input } = await known();
  const before = await load(server, earlier);
  const on: Browser = new Map();
  const asked = await server.request("openApplication", input, { on });
  expect(asked).toMatchObject({ status: 409, code: "applicant_code_needed" });
  expect(asked.message).toContain("the e-mail address of that application");
  const told = JSON.stringify(asked);
  for (const secret of [row.email, row.email.slice(0, 3), before.dateOfBirth ?? ""]) {
    expect(told).not.toContain(secret);
  }
  const guessed = await server.request("openApplication", { ...input, code: "00000000" }, { on });
  expect(guessed).toMatchObject({ code: "applicant_code_wrong" });
  expect(await server.db.$count(applications, eq(applications.rrr, input.rrr))).toBe(0);

  const own = await mailsTo(server, "stranger@example.com");
  expect(own.filter(({ kind }) => kind === "applicantCode")).toEqual([]);
  const [letter] = (await mailsTo(server, row.email)).filter(
    ({ kind }) => kind === "applicantCode",
  );
  expect(letter?.body).toContain("begins another application with the answers and files of");

  // The code goes to the earlier application's mailbox. Afterwards the RRR opens the form as usual.
  const code = await lastCode(server);
  expect(await server.request("openApplication", { ...input, code }, { on })).toMatchObject({
    status: 200,
    data: { application: { dateOfBirth: before.dateOfBirth } },
  });
  expect(await server.request("openApplication", input, { on })).toMatchObject({ status: 200 });
});

test("that there is an offer is told to who has read the mailbox alone", async () => {
  const { row, input } = await known();
  await server.db
    .update(applications)
    .set({ admissionNumber: "ADM/OFFERED" })
    .where(eq(applications.id, row.id));
  const asked = await server.request("openApplication", input);
  expect(asked).toMatchObject({ code: "applicant_code_needed" });
  expect(await openWithCode(server, input)).toMatchObject({ message: "you have an offer already" });
});

test("a device that has read the mailbox of both for this form needs no second code", async () => {
  const strict = await testServer({ over: server, config: { applicantCode: "new-device" } });
  onTestFinished(strict.stop);
  const { input } = await known("Abdul@Example.com");
  const on: Browser = new Map();
  const own = await strict.request("openApplication", input, { on });
  expect(own.message).toContain("This device does not know the application yet");
  const code = await lastCode(server);
  expect(await strict.request("openApplication", { ...input, code }, { on })).toMatchObject({
    status: 200,
  });
});

test("a strange device is asked for both codes, one after the other", async () => {
  const strict = await testServer({ over: server, config: { applicantCode: "new-device" } });
  onTestFinished(strict.stop);
  const { input } = await known();
  const on: Browser = new Map();
  await strict.request("openApplication", input, { on });
  const first = await lastCode(server);
  const next = await strict.request("openApplication", { ...input, code: first }, { on });
  expect(next).toMatchObject({ code: "applicant_code_needed" });
  expect(next.message).toContain("of that application");
  const second = await lastCode(server);
  expect(second).not.toBe(first);
  expect(await strict.request("openApplication", { ...input, code: second }, { on })).toMatchObject(
    { status: 200 },
  );
});

test("what was entered before is there: gender, birth and UTME fixed, O-level and files kept, the signature new", async () => {
  const earlier = await applicantAt(server, nd);
  const before = await load(server, earlier);
  const applicant = await after(earlier);
  const begun = await load(server, applicant);
  expect(begun).toMatchObject({
    saved: ["o-level"],
    gender: before.gender,
    dateOfBirth: before.dateOfBirth,
    oLevel: before.oLevel,
    department: null,
    prefill: { source: "application", ...before.jamb },
    present: { faculty: before.faculty?.name, department: before.department?.name, fixed: true },
  });
  const kinds = ["birthCertificate", "oLevelResult"];
  expect(Object.keys(begun.documents).toSorted()).toEqual(kinds);
  for (const [kind, fileId] of Object.entries(begun.documents)) {
    expect(Object.entries(before.documents)).not.toContainEqual([kind, fileId]);
    const file = await server.request("getDocument", { fileId }, { as: applicant.as });
    expect(file.status).toBe(200);
  }
  expect(begun.passport).not.toBe(before.passport);

  // Whatever else is sent.
  const sent = {
    genderId: 2,
    dateOfBirth: "2001-01-01",
    facultyId: 3,
    departmentId: 8,
    answers: { contactAddress: "12, Ìlọrin Road", permanentAddress: "Ọ̀yọ́", utmeScore: "399" },
  };
  expect(await save(server, applicant, "personal", sent)).toMatchObject({
    status: 200,
    data: { saved: ["personal", "o-level"] },
  });
  expect(await load(server, applicant)).toMatchObject({
    gender: before.gender,
    dateOfBirth: before.dateOfBirth,
    answers: { utmeScore: "231", jambNumber: before.jamb?.jambNumber },
    department: { name: "Accountancy" },
  });
  const missing = { birthCertificate: undefined, oLevelResult: undefined };
  expect(
    await save(server, applicant, "documents", { ...missing, signature: undefined }),
  ).toMatchObject({ status: 422, fields: { signature: "Please select a file!" } });
  expect(await save(server, applicant, "documents", missing)).toMatchObject({ status: 200 });
  expect(await send(server, applicant)).toMatchObject({ status: 200 });
  // Both have separate files.
  expect(await load(server, earlier)).toEqual(before);
});

test("a result that was awaited there is kept, and the section is not saved: here none is awaited", async () => {
  const earlier = await applicantAt(server, putme, "o-level");
  await save(server, earlier, "o-level", { sittings: [{ ...sitting, awaiting: true }] });
  await save(server, earlier, "documents", { oLevelResult: undefined });
  expect(await send(server, earlier)).toMatchObject({ status: 200 });
  const applicant = await after(earlier);
  const begun = await load(server, applicant);
  expect(begun.saved).toEqual([]);
  expect(begun.oLevel).toMatchObject([{ awaiting: true, examNumber: sitting.examNumber }]);
  const another = { facultyId: 3, departmentId: 8 };
  expect(await save(server, applicant, "personal", another)).toMatchObject({ status: 200 });
  expect(await save(server, applicant, "documents")).toMatchObject({ status: 409 });
  expect(await save(server, applicant, "o-level")).toMatchObject({ status: 200 });
  expect(await save(server, applicant, "documents")).toMatchObject({ status: 200 });
  expect(await send(server, applicant)).toMatchObject({ status: 200 });
});

test("another course is wanted than the one that was applied for", async () => {
  const applicant = await after(await applicantAt(server, nd));
  const course = { facultyId: 2, departmentId: 5 };
  expect(await save(server, applicant, "personal", course)).toMatchObject({
    status: 422,
    fields: { departmentId: "you have applied for Computer Science already" },
  });
  expect(await save(server, applicant, "personal", { facultyId: "" })).toMatchObject({
    status: 422,
    fields: { facultyId: "please select the faculty you want" },
  });
  expect(await save(server, applicant, "personal", { departmentId: "" })).toMatchObject({
    status: 422,
    fields: { departmentId: "please select the course you want" },
  });
});

test("who has an offer needs no other course", async () => {
  const { rrr } = await makeInvoice(server.db, supplementary);
  await makeEarlier(server.db, rrr, { admissionNumber: `ADM/${rrr}` });
  expect(await open(rrr, earlierNumberOf(rrr))).toMatchObject({
    ...refused,
    message: "you have an offer already",
  });
});

test("an offer of an earlier round counts, whatever was sent under the same JAMB number after it", async () => {
  const { rrr } = await makeInvoice(server.db, supplementary);
  const jambNumber = jambNumberOf(rrr);
  await makeEarlier(server.db, rrr, { jambNumber, admissionNumber: `ADM/${rrr}` });
  const later = { applicationNumber: `PUTME/2026/${rrr.slice(-6)}`, completedAt: new Date() };
  await makeEarlier(server.db, rrr, { jambNumber, programmeSlug: "putme", ...later });
  expect(await open(rrr, jambNumber)).toMatchObject({
    ...refused,
    message: "you have an offer already",
  });
});

test.each([
  ["somebody else's", { lastname: "Okonkwo" }],
  ["one with the surname alone in common", { firstname: "Ngozi", middlename: "" }],
  ["one that was not sent", { completedAt: null }],
  ["one of another session", { sessionId: 2 }],
])("%s number opens nothing, and tells nothing", async (_, changes) => {
  const { rrr } = await makeInvoice(server.db, supplementary);
  await makeEarlier(server.db, rrr, changes);
  const answer = await open(rrr, earlierNumberOf(rrr));
  expect(answer).toMatchObject(refused);
  expect(await open(rrr, "ND/2026/999999")).toMatchObject(refused);
});

test("names in another order and without marks are the same person's", async () => {
  const { rrr } = await makeInvoice(server.db, supplementary);
  const names = { lastname: "YAR'ADUA", firstname: "OLA", middlename: "" };
  await makeEarlier(server.db, rrr, names);
  expect(await open(rrr, earlierNumberOf(rrr))).toMatchObject({ status: 200 });
  // From then on it is bound to that number.
  expect(await open(rrr, "ND/2026/000001")).toMatchObject(refused);
  expect(await open(rrr, "")).toMatchObject({
    status: 422,
    fields: { regNumber: "please enter your Reg. No." },
  });
});

test("who had no JAMB number enters the particulars", async () => {
  const applicant = await openNew(server, supplementary);
  expect(await load(server, applicant)).toMatchObject({ prefill: { jambNumber: null }, saved: [] });
  await uploadPhoto(server, applicant);
  const bad = { jambNumber: "2026 1", utmeScore: "401", secondSubject: "English Language" };
  expect(await save(server, applicant, "personal", { answers: bad })).toMatchObject({
    status: 422,
    fields: {
      "answers.jambNumber": "a JAMB number has 8 to 14 letters and digits",
      "answers.utmeScore": "a UTME score is at most 400",
      "answers.firstSubject": "please select your JAMB subject",
    },
  });
});
