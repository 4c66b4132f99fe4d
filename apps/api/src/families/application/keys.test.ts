import { contract, type EndpointName } from "@polyportal/api-client/contract/contract";
import { idOf } from "@polyportal/domain/application/steps";
import { ndPartTime } from "@polyportal/domain/programmes/nd-part-time";
import type { Programme, StepId } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { putme, supplementaryPutme } from "@polyportal/domain/programmes/putme";
import { sharing } from "@polyportal/domain/programmes/sharing";
import { staffRequest } from "@polyportal/domain/programmes/staff-request";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { afterAll, expect, test } from "vitest";
import { testServer, type TestAnswer } from "../../testing/test-server.ts";
import { applicantAt, load, openNew, openWithCode, save } from "./testing/applicant.ts";
import { makeEarlier } from "./testing/earlier.ts";
import { makeInvoice } from "./testing/invoice.ts";
import { personal } from "./testing/entries.ts";
import { earlierNumberOf, jambNumberOf, keyOf } from "./testing/keys.ts";
import { png } from "./testing/pictures.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const { dateOfBirth } = personal;
const copied = ({ applicantId }: { applicantId: string }) => ({ from: applicantId, except: [] });

const all: readonly Programme[] = programmes;
const refused = {
  code: "opening_refused",
  title: "Invalid Action!",
  message: "Invalid action, please enter correct details",
};

const open = (programme: Programme, input: { rrr: string; jambNumber?: string }) =>
  server.request("openApplication", { ...programme.api, ...input });

test("where two programmes share an address, the RRR says which it is, and what is asked besides", async () => {
  const evening = await makeInvoice(server.db, ndPartTime);
  expect(await open(ndPartTime, evening)).toMatchObject({
    data: { application: { programme: "nd-part-time", openedBy: null } },
  });
  const { rrr } = await makeInvoice(server.db, putme);
  expect(await open(ndPartTime, { rrr })).toMatchObject({
    status: 422,
    fields: { jambNumber: "please enter your JAMB number" },
  });
  const jambNumber = jambNumberOf(rrr);
  expect(await open(ndPartTime, { rrr, jambNumber: jambNumber.toLowerCase() })).toMatchObject({
    data: { application: { programme: "putme", openedBy: jambNumber } },
  });
});

test("a number opens nothing without its RRR, and what it is must be one", async () => {
  const { rrr } = await makeInvoice(server.db, supplementaryPutme);
  const asked = async (jambNumber: string) => {
    const answer = await open(supplementaryPutme, { rrr, jambNumber });
    return "fields" in answer ? answer.fields["jambNumber"] : answer.status;
  };
  const digits = "a JAMB number has 8 to 14 letters and digits";
  expect(await asked("")).toBe("please enter your JAMB number");
  expect(await asked("2026 12345678")).toBe(digits);
  expect(await asked("1234567")).toBe(digits);
  expect(
    await open(supplementaryPutme, { rrr: "999999999999", jambNumber: "202612345678AB" }),
  ).toMatchObject({ status: 404, code: "invoice_not_found" });
});

test("a number that was mistyped at first is corrected in the form; once saved, no other opens it", async () => {
  const { rrr } = await makeInvoice(server.db, putme);
  const mistyped = jambNumberOf(rrr).replace("2026", "2O26");
  const first = await server.ok("openApplication", { ...putme.api, rrr, jambNumber: mistyped });
  expect(first.application.openedBy).toBe(mistyped);
  const right = jambNumberOf(rrr);
  const again = await server.ok("openApplication", { ...putme.api, rrr, jambNumber: right });
  expect(again.application).toMatchObject({ ...first.application, openedBy: right });
  const saved = await applicantAt(server, putme, "o-level");
  const other = { rrr: saved.rrr, jambNumber: mistyped };
  expect(await open(putme, other)).toMatchObject({ status: 400, ...refused });
  expect(await open(putme, { ...other, ...keyOf(putme, saved.rrr) })).toMatchObject({
    status: 200,
  });
});

test("of a JAMB number there is one application in a programme and session, of two at once, too", async () => {
  const taken = { jambNumber: "an application with this JAMB number exists" };
  const mine = await applicantAt(server, putme, "o-level");
  const jambNumber = jambNumberOf(mine.rrr);
  const theirs = await applicantAt(server, putme, "programme");
  expect(await save(server, theirs, "programme", { jambNumber })).toMatchObject({
    status: 422,
    fields: taken,
  });
  // In another round the number can be used again.
  const second = await applicantAt(server, supplementaryPutme, "programme");
  expect(await save(server, second, "programme", { jambNumber })).toMatchObject({ status: 200 });

  const racing = await Promise.all([
    applicantAt(server, putme, "programme"),
    applicantAt(server, putme, "programme"),
  ]);
  const answers = await Promise.all(
    racing.map((one) => save(server, one, "programme", { jambNumber: "202699999999ZZ" })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
});

test("the form is loaded by the number that opens it, and by no other", async () => {
  const { rrr, as, applicantId } = await applicantAt(server, putme, "o-level");
  const own = jambNumberOf(rrr);
  const by = (input: object) =>
    server.request("loadApplication", { ...putme.api, ...input }, { as });
  expect(await by({ jambNumber: own.toLowerCase() })).toMatchObject({ data: { applicantId } });
  for (const input of [
    { jambNumber: "202611111111AB" },
    { regNumber: "202611111111AB" },
    { rrr, jambNumber: "" },
    { rrr: "310000000000", jambNumber: own },
  ]) {
    expect(await by(input)).toMatchObject({ status: 404 });
  }
});

/** Pairs of programmes with the same numbers, family or paths. */
const alike = all.flatMap((one) =>
  all
    .filter(
      (other) =>
        other !== one &&
        (other.applicationTypeId === one.applicationTypeId || other.api.family === one.api.family),
    )
    .map((other): [string, string, Programme, Programme] => [one.slug, other.slug, one, other]),
);

/** The endpoints that save sections, with a step that each saves. */
const saves: readonly (readonly [EndpointName, StepId])[] = [
  ["savePersonalDetails", "personal"],
  ["saveProgrammeDetails", "programme"],
  ["saveNdResult", "nd-result"],
  ["saveInstitution", "institution"],
  ["saveOLevel", "o-level"],
  ["saveForm", "form:education"],
  ["saveReferees", "referees"],
  ["uploadDocuments", "documents"],
];

/** All applicants' endpoints whose path contains the programme. */
const callsOfProgrammes = Object.entries(contract)
  .filter(([, { path, audience }]) => path.includes("{name}") && audience[0] === "applicant")
  .map(([call]) => call)
  .toSorted();

test.each(alike)("%s: the RRR and the token of %s open nothing", async (_, __, one, other) => {
  const { rrr } = await makeInvoice(server.db, other);
  if (other.key === "regNumber") await makeEarlier(server.db, rrr);
  const input = { rrr, ...keyOf(one, rrr), ...keyOf(other, rrr) };
  const opening = await openWithCode(server, { ...other.api, ...input });
  if (!opening.success) throw new Error(opening.code);
  const { token, application } = opening.data;
  const own = { ...one.api, applicantId: application.applicantId };
  const as = { as: { token } };
  const { applicantId } = application;
  const opened = { programme: one, rrr, applicantId, as: { token } };
  const calls: Readonly<Record<string, () => Promise<TestAnswer<unknown>>>> = {
    loadApplication: () => server.request("loadApplication", { ...own, rrr }, as),
    getApplicationSlip: () => server.request("getApplicationSlip", { ...own, rrr }, as),
    renewApplicantToken: () => server.request("renewApplicantToken", own, as),
    closeApplication: () => server.request("closeApplication", own, as),
    sendApplication: () => server.request("sendApplication", { ...own, seen: {}, files: [] }, as),
    uploadDocument: () =>
      server.request("uploadDocument", { ...own, document: "signature", file: png() }, as),
    removeDocument: () => server.request("removeDocument", { ...own, document: "signature" }, as),
    getMoves: () => server.request("getMoves", own, as),
    moveApplication: () => server.request("moveApplication", { ...own, slug: "pre-degree" }, as),
    findOwnForms: () => server.request("findOwnForms", { ...own, dateOfBirth }, as),
    copyAnswers: () =>
      server.request("copyAnswers", { ...own, ...copied(application), dateOfBirth }, as),
    getUnmet: () => server.request("getUnmet", own, as),
    ...Object.fromEntries(
      saves.map(([call, id]) => [call, () => save(server, opened, id)] as const),
    ),
  };
  expect(Object.keys(calls).toSorted()).toEqual(callsOfProgrammes);
  for (const [call, ask] of Object.entries(calls)) {
    expect([call, await ask()]).toMatchObject([call, { status: 404, code: "not_found" }]);
  }
  for (const id of one.steps.map(idOf)) {
    expect([id, await save(server, opened, id)]).toMatchObject([id, { status: 404 }]);
  }
  expect(await load(server, { programme: other, rrr, applicantId: "", ...as })).toMatchObject({
    saved: [],
  });
});

const apart = alike.filter(
  ([, , one, other]) => !sharing(one).some(({ slug }) => slug === other.slug),
);

test.each(apart)("%s: the sign-in refuses the RRR of %s", async (_, __, one, other) => {
  const { rrr } = await makeInvoice(server.db, other);
  expect(await open(one, { rrr, ...keyOf(one, rrr), ...keyOf(other, rrr) })).toMatchObject({
    status: 409,
    code: "wrong_programme",
    title: "Invalid Action!",
  });
});

test("the calls of the family that two programmes share stand where the specification has them", async () => {
  const [wanted, request] = [
    await openNew(server, supplementary),
    await openNew(server, staffRequest),
  ];
  const call = async (path: string, { as }: typeof wanted, body?: string) => {
    const response = await fetch(`${server.localUrl}/api/Supplementary/${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        Authorization: `Bearer ${await server.tokenOf(as)}`,
        "Content-Type": "application/json",
      },
      body: body ?? null,
    });
    return { status: response.status, body: await response.text() };
  };
  const loads = [
    ["load-supplementary-application-form?regNumber", earlierNumberOf(wanted.rrr), wanted],
    ["load-staff-request-application-form?jambNumber", jambNumberOf(request.rrr), request],
  ] as const;
  for (const [path, number, applicant] of loads) {
    const answer = await call(`${path}=${encodeURIComponent(number)}`, applicant);
    expect(answer.status, path).toBe(200);
    expect(answer.body).toContain(applicant.applicantId);
  }
  const saves = [
    ["add-or-update-supplementary-application-personal-details-and-programme", wanted],
    ["add-or-update-staff-request-application-personal-details", request],
  ] as const;
  for (const [path, applicant] of saves) {
    const wrong = JSON.stringify({ rrr: applicant.rrr });
    expect((await call(path, applicant, wrong)).status, path).toBe(422);
  }
});
