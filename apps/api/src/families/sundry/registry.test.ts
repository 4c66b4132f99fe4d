import { transcriptStates } from "@polyportal/domain/sundry/transcript";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { amendmentRequests, scores, scoreSheets } from "../../database/schema/results.ts";
import { students } from "../../database/schema/student.ts";
import { transcriptDestinations, transcriptRequests } from "../../database/schema/transcript.ts";
import { demoGraduate } from "../../database/seed/demo/transcripts.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";

// Where the school sends text messages, too; no job delivers any here.
const sms = { baseUrl: "http://127.0.0.1:9", apiKey: "TL-key-of-the-school", from: "ALPOLY" };
const server = await testServer({ config: { sms } });
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const records = as("exams");
const registrar = as("registrar");

/** One of the demo's requests, as it stands. */
async function requestIn(state: (typeof transcriptStates)[number]) {
  const { items } = await server.ok("listTranscriptRequests", { state, size: 100 }, registrar);
  const [one] = items;
  if (!one) throw new Error(`The demo has no request that is ${state}.`);
  return one;
}

const track = (code: string) => server.ok("trackTranscript", { code });
const moved = { status: 409, code: "transcript_moved" };

test("a request is taken up, prepared, signed, sent to each destination and received; its graduate sees each", async () => {
  const { id, code } = await requestIn("paid");
  await server.db.insert(transcriptDestinations).values({
    requestId: id,
    position: 1,
    kind: "employer",
    name: "Dangote Cement",
    country: "Nigeria",
    delivery: "electronic",
    address: "",
    email: "hr@example.com",
    reference: "",
  });
  const act = (one: "take" | "prepare") =>
    server.request("moveTranscript", { id, act: one }, records);
  // What comes later is not done first.
  expect(await act("prepare")).toMatchObject(moved);
  expect(await server.request("signTranscript", { id }, registrar)).toMatchObject(moved);
  expect(await act("take")).toMatchObject({ status: 200 });
  expect(await act("take")).toMatchObject(moved);
  const mine = await server.ok("listTranscriptRequests", { mine: "true" }, records);
  expect(mine.items.find((one) => one.id === id)).toMatchObject({ state: "checking", mine: true });
  expect((await server.ok("listTranscriptRequests", { mine: "true" }, registrar)).total).toBe(0);
  expect(await act("prepare")).toMatchObject({ status: 200 });
  // The registrar signs, nobody else.
  expect(await server.request("signTranscript", { id }, records)).toMatchObject({ status: 403 });
  await server.ok("signTranscript", { id }, registrar);
  expect(await track(code)).toMatchObject({ state: "signed" });
  const send = (position: number, dispatched = "") =>
    server.request("dispatchTranscript", { id, position, dispatched }, records);
  expect(await send(5)).toMatchObject({ status: 404 });
  expect(await send(0, "EMS 123456789 NG")).toMatchObject({ status: 200 });
  expect(await send(0)).toMatchObject(moved);
  // What has left in part is called back by nobody.
  const back = { id, reason: "The name is spelled wrongly." };
  expect(await server.request("returnTranscript", back, registrar)).toMatchObject(moved);
  expect(await track(code)).toMatchObject({
    state: "signed",
    destinations: [
      { sentAt: expect.any(String), dispatched: "EMS 123456789 NG" },
      { sentAt: null, dispatched: "" },
    ],
  });
  expect(await send(1)).toMatchObject({ status: 200 });
  const receive = (position: number) => server.ok("receiveTranscript", { id, position }, records);
  await receive(0);
  expect(await track(code)).toMatchObject({ state: "sent" });
  await receive(1);
  const told = await track(code);
  expect(told.state).toBe("received");
  expect(told.steps.map(({ state }) => state)).toEqual(transcriptStates);
  // Neither name nor address, as before.
  expect(JSON.stringify(told)).not.toMatch(/Zainab|Carlton|hr@example/);
  const letters = (await mailsTo(server, demoGraduate.email)).filter(
    ({ kind }) => kind === "transcriptSent",
  );
  expect(letters).toHaveLength(2);
  expect(letters[0]?.body).toContain("EMS 123456789 NG");
  // Each step is told.
  const subjects = (await mailsTo(server, demoGraduate.email)).map(({ subject }) => subject);
  for (const step of ["checking", "prepared", "signed"]) {
    expect(subjects).toContain(`Your request for transcripts ${code}: ${step}`);
  }
  expect(subjects.filter((one) => one.endsWith("has arrived"))).toHaveLength(2);
  const texts = await mailsTo(server, "08039990010");
  const { shortName } = server.services.config.school;
  expect(texts.map(({ channel, body }) => `${channel} ${body.split(". ")[0]}`)).toEqual(
    subjects.map((subject) => `sms ${shortName}: ${subject}`),
  );
  const { items } = await server.ok("getHistory", { subject: "transcriptRequest", id }, registrar);
  expect(items.map(({ action }) => action).toReversed()).toEqual([
    "takeTranscript",
    "prepareTranscript",
    "signTranscript",
    "dispatchTranscript",
    "dispatchTranscript",
    "receiveTranscript",
    "receiveTranscript",
  ]);
});

test("why it waits is told once, and a return opens the address again", async () => {
  const { id, code } = await requestIn("prepared");
  const waitsFor = "The sheet of COM 211 is with the board.";
  for (const reason of [waitsFor, waitsFor, ""]) {
    await server.ok("explainTranscript", { id, waitsFor: reason }, records);
    expect(await track(code)).toMatchObject({ waitsFor: reason });
  }
  const letters = await mailsTo(server, demoGraduate.email);
  expect(letters.filter(({ kind }) => kind === "transcriptWaits")).toHaveLength(1);
  const reason = "The entry session is missing on it.";
  await server.ok("returnTranscript", { id, reason }, registrar);
  const told = await track(code);
  expect(told).toMatchObject({ state: "checking", waitsFor: reason });
  // It has not been prepared then.
  expect(told.steps.map(({ state }) => state)).toEqual(["unpaid", "paid", "checking"]);
  const there = await requestIn("received");
  const late = { id: there.id, waitsFor };
  expect(await server.request("explainTranscript", late, records)).toMatchObject(moved);
});

test("what was amended or held since goes back, and is prepared and signed anew before anything leaves", async () => {
  const { id } = await requestIn("signed");
  const [request] = await server.db
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.id, id));
  const [sheet] = await server.db.select().from(scoreSheets).limit(1);
  const officer = await readPerson(server, "exams");
  await server.db.insert(amendmentRequests).values({
    id: uuid(),
    sheetId: sheet?.id ?? "",
    studentId: request?.studentId ?? "",
    version: 1,
    reason: "The second page of the script was not added.",
    state: "applied",
    requestedBy: officer.id,
    requestedAt: new Date(),
    endedAt: new Date(),
  });
  expect(await server.ok("getTranscriptRequest", { id }, records)).toMatchObject({
    state: "signed",
    amendedAt: expect.any(String),
    destinations: [{ address: "2 Carlton Street, Suite 1400, Toronto" }],
  });
  const send = () =>
    server.request("dispatchTranscript", { id, position: 0, dispatched: "" }, records);
  expect(await send()).toMatchObject({ status: 409, code: "transcript_amended" });
  const back = { state: "checking", waitsFor: "A result on it was amended. It is prepared anew." };
  expect(await server.ok("getTranscriptRequest", { id }, records)).toMatchObject(back);

  // A result is looked at again: while it is, nothing is drawn up, and what was is signed by nobody.
  const [published] = await server.db
    .select()
    .from(scoreSheets)
    .where(eq(scoreSheets.state, "published"))
    .limit(1);
  const sheetId = published?.id ?? "";
  const studentId = request?.studentId ?? "";
  await server.db
    .insert(scores)
    .values({ sheetId, studentId, publishedAt: new Date() })
    .onConflictDoNothing();
  const hold = (heldAt: Date | null) =>
    server.db.update(scoreSheets).set({ heldAt }).where(eq(scoreSheets.id, sheetId));
  const prepare = () => server.request("moveTranscript", { id, act: "prepare" }, records);
  const held = { status: 409, code: "transcript_held" };
  await hold(new Date());
  expect(await prepare()).toMatchObject(held);
  await hold(null);
  expect(await prepare()).toMatchObject({ status: 200 });
  await hold(new Date());
  expect(await server.request("signTranscript", { id }, registrar)).toMatchObject(held);
  expect(await server.ok("getTranscriptRequest", { id }, records)).toMatchObject({
    state: "checking",
    held: [expect.any(String)],
  });
  await hold(null);
  expect(await prepare()).toMatchObject({ status: 200 });
  await server.ok("signTranscript", { id }, registrar);
  expect(await send()).toMatchObject({ status: 200 });
});

test("the queue has what the school has in hand, the late first; others see no more than they may", async () => {
  const { items } = await server.ok("listTranscriptRequests", { size: 100 }, records);
  expect(items.length).toBeGreaterThan(0);
  for (const { state } of items) {
    expect(["paid", "checking", "prepared", "signed"]).toContain(state);
  }
  const [first] = items;
  await server.db
    .update(transcriptRequests)
    .set({ promised: "2020-01-06" })
    .where(eq(transcriptRequests.id, first?.id ?? ""));
  const late = await server.ok("listTranscriptRequests", { late: "true" }, records);
  expect(late.items).toMatchObject([{ id: first?.id, late: true }]);
  const others = await server.ok("listTranscriptRequests", { late: "false" }, records);
  expect(others.total).toBe(items.length - 1);
  const found = await server.ok("listTranscriptRequests", { search: first?.code ?? "" }, records);
  expect(found.items.map(({ id }) => id)).toEqual([first?.id]);
  // The help desk looks, and brings nothing on.
  const id = first?.id ?? "";
  const desk = as("helpdesk");
  await server.ok("getTranscriptRequest", { id }, desk);
  expect(await server.request("moveTranscript", { id, act: "take" }, desk)).toMatchObject({
    status: 403,
  });
  expect(await server.request("listTranscriptRequests", {}, as("bursar"))).toMatchObject({
    status: 403,
  });
  expect(await server.request("getTranscriptRequest", { id: uuid() }, records)).toMatchObject({
    status: 404,
  });
});

test("whose matric number is not given yet is listed by the admission number, called what it is", async () => {
  const id = (await requestIn("received")).id;
  const [request] = await server.db
    .select()
    .from(transcriptRequests)
    .where(eq(transcriptRequests.id, id));
  const admissionNumber = "ADM/ND/COM/22/0099";
  await server.db
    .update(students)
    .set({ matricNumber: null, admissionNumber })
    .where(eq(students.id, request?.studentId ?? ""));
  const called = { matricNumber: admissionNumber, numberKind: "admission" };
  const { items } = await server.ok("listTranscriptRequests", { state: "received" }, registrar);
  expect(items.find((one) => one.id === id)).toMatchObject(called);
  expect(await server.ok("getTranscriptRequest", { id }, registrar)).toMatchObject(called);
  const filters = { state: "received" };
  const asked = { list: "listTranscriptRequests", format: "csv", filters } as const;
  const made = await server.ok("requestExport", asked, registrar);
  const file = await server.ok("getExportFile", { id: made.id }, registrar);
  expect(await file.text()).toContain(`${admissionNumber} (admission number)`);
});

test("of two signatures at once one counts", async () => {
  const { id } = await requestIn("checking");
  await server.ok("moveTranscript", { id, act: "prepare" }, records);
  const answers = await Promise.all(
    ["registrar", "admin"].map((user) => server.request("signTranscript", { id }, as(user))),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});

test("a charge of the bursary is made, changed by one at a time, and payable by anybody until it is switched off", async () => {
  const bursar = as("bursar");
  const charge = {
    code: "bur-020",
    name: "Hire of a bus",
    payer: "anyone",
    least: 5_000,
    most: 90_000.5,
    account: "Transport",
  } as const;
  const wrong = { ...charge, most: 400 };
  expect(await server.request("createBursaryFee", wrong, bursar)).toMatchObject({
    status: 422,
    fields: { most: "the highest amount is not below the lowest" },
  });
  const { id } = await server.ok("createBursaryFee", charge, bursar);
  expect(await server.request("createBursaryFee", charge, bursar)).toMatchObject({
    status: 409,
    fields: { code: "this code is taken" },
  });
  const payable = async () =>
    (await server.ok("listPublicCharges", {})).find(({ code }) => code === "BUR-020");
  expect(await payable()).toEqual({
    code: "BUR-020",
    name: "Hire of a bus",
    least: 5_000,
    most: 90_000.5,
  });
  const found = await server.ok("listBursaryFees", { search: "bus" }, bursar);
  expect(found.items).toMatchObject([{ id, account: "Transport", revision: 0 }]);
  const changed = { ...charge, id, most: 5_000, revision: 0 };
  const saves = await Promise.all([
    server.request("updateBursaryFee", changed, bursar),
    server.request("updateBursaryFee", { ...changed, name: "Hire of a car" }, bursar),
  ]);
  expect(saves.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await server.ok("getBursaryFee", { id }, bursar)).toMatchObject({
    most: 5_000,
    revision: 1,
  });
  await server.ok("toggleBursaryFee", { id, active: false }, bursar);
  expect(await payable()).toBeUndefined();
  const subject = { subject: "charge", id: String(id) } as const;
  const { items } = await server.ok("getHistory", subject, bursar);
  expect(items.map(({ action }) => action)).toEqual([
    "deactivateCharge",
    "updateCharge",
    "createCharge",
  ]);
  // Student affairs see what is collected, and change none of it.
  const affairs = as("student.affairs");
  await server.ok("getBursaryFee", { id }, affairs);
  expect(await server.request("createBursaryFee", charge, affairs)).toMatchObject({ status: 403 });
});
