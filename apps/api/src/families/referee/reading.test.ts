import { contract } from "@polyportal/api-client/contract/contract";
import { idOf, stepsFor } from "@polyportal/domain/application/steps";
import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { pg } from "@polyportal/domain/programmes/pg";
import { daysAfter, refereeStates } from "@polyportal/domain/referee/rules";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { refereeLetters, referees } from "../../database/schema/referee.ts";
import type { Browser, TestAnswer } from "../../testing/test-server.ts";
import { load, save, send, uploadPhoto } from "../application/testing/applicant.ts";
import { jpeg, pdf, png } from "../application/testing/pictures.ts";
import { readPerson, recordOf } from "../authentication/testing/people.ts";
import { referenceServer, secretWord } from "./testing/references.ts";

const { server, applications, name, asked, list, give } = await referenceServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const registrar = { as: { user: "registrar" } };

/** A reference that was given with a letter. */
async function given() {
  const one = await asked();
  const answer = await give(one.token, {}, { letter: jpeg(), letter2: png() });
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return one;
}

/** A reference that came from a phone on which an application was opened: the applicant's, or another's. */
async function givenFromPhone(own: boolean) {
  const [one, other] = [await asked(), await asked()];
  const { rrr } = own ? one.applicant : other.applicant;
  const on: Browser = new Map();
  await server.ok("openApplication", { ...pg.api, rrr }, { on });
  const answer = await give(one.token, {}, {}, { on });
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return one;
}

test("who may read a reference reads it whole, and each reading is on record", async () => {
  const { applicant, id } = await given();
  const { applicationNumber } = await load(applications, applicant);
  const { items } = await server.ok("listReferences", { search: applicationNumber }, registrar);
  expect(items.map(({ state }) => state).toSorted()).toEqual(["given", "named"]);
  const row = items.find((one) => one.id === id);
  expect(row).toMatchObject({
    award: "Postgraduate Diploma",
    department: "Computer Science",
    signals: ["soon"],
  });
  // How far it is, never what it says.
  expect(JSON.stringify(items)).not.toMatch(/reservations|plagiarised/);
  expect(await recordOf(server, id)).toEqual([]);

  const read = await server.ok("readReference", { id }, registrar);
  expect(read).toMatchObject({
    applicationNumber,
    state: "given",
    signals: ["soon"],
    answer: { recommendation: "reservations", rank: "top-25", yearsKnown: "4" },
    letter: [
      { place: "letter", pdf: false },
      { place: "letter2", pdf: false },
    ],
  });
  expect(read.answer?.statement).toContain(secretWord);
  const page = { id, place: "letter" } as const;
  const file = await server.ok("getReferenceLetter", page, { as: { user: "admissions" } });
  expect(await file.bytes()).toEqual(new Uint8Array(await jpeg().arrayBuffer()));
  const past = await server.ok("getHistory", { subject: "reference", id }, registrar);
  expect(past.items.map(({ what, who }) => [what, who.role])).toEqual([
    ["opened the letter of the reference", "admission officer"],
    ["read the reference", "registrar"],
  ]);
  // What it says is in no row of the record.
  expect(JSON.stringify(await recordOf(server, id))).not.toContain(secretWord);
});

test("what has not come is not read, and nobody without the claim, nor as another, reads anything", async () => {
  const { applicant, id } = await given();
  const other = (await list(applicant)).find((one) => one.id !== id);
  const waiting = await server.ok("readReference", { id: other?.id ?? "" }, registrar);
  expect(waiting).toMatchObject({ state: "named", answer: null, givenAt: null, letter: [] });
  expect(await recordOf(server, other?.id ?? "")).toEqual([]);
  const page = { id, place: "letter" } as const;
  for (const user of ["admin", "administrator", "helpdesk", "dean"]) {
    const as = { as: { user } };
    for (const answer of [
      await server.request("listReferences", {}, as),
      await server.request("readReference", { id }, as),
      await server.request("getReferenceLetter", page, as),
    ]) {
      expect(answer, user).toMatchObject({ status: 403, code: "forbidden" });
    }
  }
  const [person, impersonator] = [
    await readPerson(server, "registrar"),
    await readPerson(server, "admin"),
  ];
  const acting = { impersonatorId: impersonator.id, reason: "A call of the registrar." };
  const { access } = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, person.id, acting),
  );
  const as = { as: { token: access.token } };
  expect((await server.ok("listReferences", {}, as)).total).toBeGreaterThan(0);
  expect(await server.request("readReference", { id }, as)).toMatchObject({ status: 403 });
  expect(await server.request("getReferenceLetter", page, as)).toMatchObject({ status: 403 });
  for (const unknown of [uuid(), applicant.applicantId]) {
    expect(await server.request("readReference", { id: unknown }, registrar)).toMatchObject({
      status: 404,
    });
  }
  expect(
    await server.request("getReferenceLetter", { id, place: "letter6" }, registrar),
  ).toMatchObject({ status: 404 });
});

test("each state's filter finds what the rule says of it, and signals are found", async () => {
  const moment = daysAfter(new Date(), -1);
  const states = {
    opened: { openedAt: moment },
    declined: { declinedAt: moment, declined: "cannot" },
    expired: { expiresAt: moment },
    undelivered: {},
    asked: {},
    replaced: { replacedAt: moment },
  } as const;
  for (const [state, changes] of Object.entries(states)) {
    const { id } = await asked();
    if (Object.keys(changes).length > 0) {
      await server.db.update(referees).set(changes).where(eq(referees.id, id));
    }
    if (state !== "undelivered") continue;
    await server.db
      .update(outboxMessages)
      .set({ sentAt: null, dueAt: null, lastError: "550" })
      .where(eq(outboxMessages.about, id));
  }
  // From the phone that opened the form, and from one that opened another's.
  const [{ id }, honest] = [await givenFromPhone(true), await givenFromPhone(false)];
  let found = 0;
  for (const state of refereeStates) {
    const { items, total } = await server.ok("listReferences", { state, size: 100 }, registrar);
    expect(items.length, state).toBeGreaterThan(0);
    expect(new Set(items.map((one) => one.state))).toEqual(new Set([state]));
    found += total;
  }
  expect((await server.ok("listReferences", {}, registrar)).total).toBe(found);
  const signalled = await server.ok("listReferences", { signal: "true", size: 100 }, registrar);
  expect(signalled.items.find((one) => one.id === id)?.signals).toEqual(["sameDevice", "soon"]);
  expect(signalled.items.find((one) => one.id === honest.id)?.signals).toEqual(["soon"]);
  const others = await server.ok("listReferences", { signal: "false" }, registrar);
  expect(others.total + signalled.total).toBe(found);
});

type Call = () => Promise<TestAnswer<unknown>>;

test("no call of an applicant tells what a referee wrote, whatever it rightly asks", async () => {
  const one = await asked();
  const { applicant, id } = one;
  await give(one.token, {}, { letter: pdf() });
  const [letter] = await server.db
    .select()
    .from(refereeLetters)
    .where(eq(refereeLetters.refereeId, id));
  const { as, rrr, applicantId } = applicant;
  const own = { ...pg.api, rrr, applicantId };
  const another = (await list(applicant)).find((each) => each.id !== id)?.id ?? "";
  const row = { ...one.rows[1], email: "in-the-place@example.com", fullName: "Eze Ada" };
  const step = (
    ...of: Parameters<typeof save> extends [unknown, unknown, ...infer R] ? R : never
  ) => save(applications, applicant, ...of);
  const photo = async () => (await load(applications, applicant)).passport ?? "";
  const forms = stepsFor(pg, sampleProgress(pg).answers)
    .map(idOf)
    .filter((each) => each.startsWith("form:"));
  const document = { document: "birthCertificate", file: png() } as const;

  /** Every call of the audience, as a good applicant makes it, in the order of an application. */
  const calls: Readonly<Record<string, readonly Call[]>> = {
    loadApplication: [() => server.request("loadApplication", own, { as })],
    savePersonalDetails: [() => step("personal")],
    saveProgrammeDetails: [() => step("programme")],
    saveForm: forms.map((form) => () => step(form)),
    saveReferees: [() => name(applicant, one.rows)],
    uploadPassport: [() => uploadPhoto(applications, applicant)],
    listReferees: [() => server.request("listReferees", {}, { as })],
    askReferee: [() => server.request("askReferee", { id: another }, { as })],
    remindReferee: [() => server.request("remindReferee", { id: another }, { as })],
    replaceReferee: [() => server.request("replaceReferee", { id: another, answers: row }, { as })],
    uploadDocument: [() => server.request("uploadDocument", { ...own, ...document }, { as })],
    removeDocument: [
      () => server.request("removeDocument", { ...own, document: document.document }, { as }),
    ],
    uploadDocuments: [() => step("documents")],
    getDocument: [async () => server.request("getDocument", { fileId: await photo() }, { as })],
    sendApplication: [() => send(applications, applicant)],
    getApplicationSlip: [() => server.request("getApplicationSlip", own, { as })],
    renewApplicantToken: [() => server.request("renewApplicantToken", own, { as })],
    getUnmet: [() => server.request("getUnmet", own, { as })],
    getMoves: [() => server.request("getMoves", own, { as })],
    closeApplication: [() => server.request("closeApplication", own, { as })],
  };
  // These ask of other programmes alone, or of other forms of the person, which hold no answers of referees.
  const elsewhere = [
    "moveApplication",
    "findOwnForms",
    "copyAnswers",
    "saveNdResult",
    "saveInstitution",
    "saveOLevel",
  ];
  const ofApplicants = Object.entries(contract)
    .filter(([, { audience }]) => (audience as readonly string[]).includes("applicant"))
    .map(([call]) => call);
  expect([...Object.keys(calls), ...elsewhere].toSorted()).toEqual(ofApplicants.toSorted());

  const silent = (call: string, answer: unknown) => {
    const told = JSON.stringify(answer);
    for (const word of [secretWord, "reservations", "top-25", letter?.fileId ?? ""]) {
      expect(told, call).not.toContain(word);
    }
  };
  // Neither the letter's file nor what the school reads by is an applicant's.
  const foreign = [
    server.request("getDocument", { fileId: letter?.fileId ?? "" }, { as }),
    server.request("readReference", { id }, { as }),
    server.request("getReferenceLetter", { id, place: "letter" }, { as }),
  ];
  expect((await Promise.all(foreign)).map(({ status }) => status)).toEqual([404, 403, 403]);
  for (const [call, some] of Object.entries(calls)) {
    for (const make of some) {
      const answer = await make();
      expect([call, answer]).toMatchObject([call, { status: 200 }]);
      silent(call, answer);
    }
  }
  // Nor do those before sign-in: the link shows that it was given, the reprint the slip.
  silent("openRefereeForm", await server.request("openRefereeForm", { token: one.token }));
  const reprint = await server.ok("openForReprint", { rrr, surname: "Yar’Adua" });
  const again = { as: { token: reprint.token } };
  silent("slip again", await server.request("getApplicationSlip", own, again));
  silent("references again", await server.request("listReferees", {}, again));
});
