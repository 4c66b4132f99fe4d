import { idOf } from "@polyportal/domain/application/steps";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { seventeenth } from "@polyportal/domain/programmes/testing/seventeenth";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applications, applicationSteps } from "../../database/schema/application.ts";
import { applicantAt, applicationServer, load, openNew, save, send } from "./testing/applicant.ts";

// Its file and its entry in the list are all that the server needs. It replaces a programme whose slug is
// known; other tests share the list.
const list = programmes as unknown as Programme[];
const place = list.findIndex(({ slug }) => slug === seventeenth.slug);
const [before] = list.splice(place, 1, seventeenth);
afterAll(() => {
  if (before) list.splice(place, 1, before);
});

const server = await applicationServer();
afterAll(server.stop);

const nd = { answers: { award: "nd" } };

test("it is filled in, sent and read back as its definition says", async () => {
  const applicant = await applicantAt(server, seventeenth);
  const record = await load(server, applicant);
  expect(record).toMatchObject({
    formCompleted: true,
    // For the list's first entry: only an HND asks for the ND result.
    saved: ["personal", "programme", "form:education", "documents"],
    nextOfKin: { fullName: "Okonkwo Ngọzi" },
    answers: {
      disabled: "yes",
      disability: expect.stringContaining("Which one"),
      award: "nd",
      schools: [
        { schoolName: expect.stringContaining("School"), yearFrom: "2019", yearTo: "2022" },
      ],
    },
  });
});

test("what is asked as data is asked in its words, at its field", async () => {
  const applicant = await applicantAt(server, seventeenth, "form:education");
  const refused = async (answers: unknown) => {
    const answer = await save(server, applicant, "form:education", { answers });
    return "fields" in answer ? [answer.status, answer.fields] : answer.status;
  };
  expect(await refused({})).toEqual([422, { "answers.schools": "please name one" }]);
  const school = { schoolName: "Ọ̀yọ́ Grammar School", yearFrom: "2019", yearTo: "2018" };
  expect(await refused({ schools: [school] })).toEqual([
    422,
    { "answers.schools.0.yearTo": "please select a date" },
  ]);
  expect(await refused({ schools: [school, school, school] })).toMatchObject([422, {}]);
  expect(await refused("schools")).toMatchObject([422, {}]);
  expect(await refused({ schools: [{ ...school, yearTo: "2025" }], award: "hnd" })).toBe(200);
  // An answer is only accepted at its own step.
  expect((await load(server, applicant)).answers).toMatchObject({ award: "nd" });
});

test("a step that falls away keeps what it holds, and is neither asked nor counted", async () => {
  const applicant = await applicantAt(server, seventeenth, "programme");
  const hnd = await save(server, applicant, "programme", { answers: { award: "hnd" } });
  expect(hnd).toMatchObject({ status: 200, data: { saved: ["personal", "programme"] } });
  expect(await save(server, applicant, "form:education")).toMatchObject({ status: 409 });
  for (const id of ["nd-result", "form:education"] as const) {
    expect(await save(server, applicant, id)).toMatchObject({ status: 200 });
  }
  // A document that HND applicants need is missing.
  const without = { ndStatementOfResult: undefined, firstSchoolLeavingCertificate: undefined };
  expect(await save(server, applicant, "documents", without)).toMatchObject({
    status: 422,
    fields: { ndStatementOfResult: "Please select a file!" },
  });
  expect(await save(server, applicant, "programme", nd)).toMatchObject({
    data: { saved: ["personal", "programme", "form:education"] },
  });
  expect(await save(server, applicant, "nd-result")).toMatchObject({ status: 409 });
  expect(await save(server, applicant, "documents", without)).toMatchObject({ status: 200 });
  expect((await load(server, applicant)).ndResult).not.toBeNull();
  expect(await send(server, applicant)).toMatchObject({ status: 200 });
});

test("what a definition asked before stays in the record and counts no more", async () => {
  const applicant = await applicantAt(server, seventeenth, "documents");
  const id = applicant.applicantId;
  await server.db
    .update(applicationSteps)
    .set({ answers: { award: "nd", campus: "Ijemi" } })
    .where(eq(applicationSteps.applicationId, id));
  expect((await load(server, applicant)).answers).toEqual({ award: "nd" });
});

test("a form of another programme is not found", async () => {
  const applicant = await openNew(server, seventeenth);
  expect(await save(server, applicant, "form:employment")).toMatchObject({ status: 404 });
  expect(seventeenth.steps.map(idOf)).toContain("form:education");
  expect(await server.db.$count(applications, eq(applications.id, applicant.applicantId))).toBe(1);
});
