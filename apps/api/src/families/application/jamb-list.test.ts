import { nd } from "@polyportal/domain/programmes/nd";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { putme } from "@polyportal/domain/programmes/putme";
import { staffRequest } from "@polyportal/domain/programmes/staff-request";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, afterEach, expect, test } from "vitest";
import { applicationSetups } from "../../database/schema/application-setup.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import {
  applicantAt,
  applicationServer,
  load,
  save,
  send,
  uploadPhoto,
} from "./testing/applicant.ts";
import { makeInvoice } from "./testing/invoice.ts";
import { jambNumberOf } from "./testing/keys.ts";

const server = await applicationServer();
afterAll(server.stop);
afterEach(async () => {
  await server.db.delete(applicationSetups);
});

const notListed = "this JAMB number is not on the school's list";
const listed = [6, 2, 12, 42].map((subjectId) => ({ subjectId, score: 60 }));
const ids = listed.map(({ subjectId }) => ({ id: subjectId, name: expect.any(String) }));

type Candidate = Partial<typeof jambCandidates.$inferInsert>;

/** Adds the payer of an invoice to the list, with these changes. */
async function list(rrr: string, other: Candidate = {}): Promise<string> {
  const [payer] = await server.db.select().from(invoices).where(eq(invoices.rrr, rrr));
  if (!payer) throw new Error(`There is no invoice with RRR ${rrr}.`);
  const jambNumber = jambNumberOf(rrr);
  await server.db.insert(jambCandidates).values({
    id: uuid(),
    sessionId: payer.sessionId,
    list: "utme",
    jambNumber,
    lastname: payer.lastname.toUpperCase(),
    firstname: payer.firstname,
    middlename: "",
    gender: "Male",
    utmeScore: 240,
    subjects: listed,
    course: "COMPUTER SCIENCE",
    ...other,
  });
  return jambNumber;
}

const correct = (jambNumber: string, change: Candidate) =>
  server.db.update(jambCandidates).set(change).where(eq(jambCandidates.jambNumber, jambNumber));

const takeListedOnly = ({ slug }: { readonly slug: ProgrammeSlug }) =>
  server.db.insert(applicationSetups).values({ slug, sessionId: 3, listedOnly: true });

test.each([
  ["ND", nd, "programme"],
  ["PUTME", putme, "programme"],
  ["a staff request, which asks it as data", staffRequest, "personal"],
] as const)("%s: the list stands in the place of what was typed", async (_, programme, id) => {
  const applicant = await applicantAt(server, programme, id);
  const jambNumber = await list(applicant.rrr);
  const prefill = { source: "jamb-list", jambNumber, utmeScore: 240, subjects: ids };
  // ND has no number before one is saved.
  expect((await load(server, applicant)).prefill).toEqual("key" in programme ? prefill : null);
  const typed = { jambNumber: jambNumber.toLowerCase(), utmeScore: 399 };
  const data = id === "personal" ? {} : typed;
  expect(await save(server, applicant, id, data)).toMatchObject({ status: 200 });
  const record = await load(server, applicant);
  // Pages of the release before read it by its former name.
  expect(record).toMatchObject({ prefill, known: prefill });
  const { utmeScore, ...kept } = record.jamb ?? record.answers;
  expect({ ...kept, utmeScore: Number(utmeScore) }).toMatchObject({ jambNumber, utmeScore: 240 });
});

test.each([
  ["the number of somebody who has the surname in common", { firstname: "Ngozi", middlename: "" }],
  ["one's own number of another session", { sessionId: 2 }],
])("of %s, nothing is told, and what is typed stands", async (_, other) => {
  const applicant = await applicantAt(server, putme, "programme");
  const jambNumber = await list(applicant.rrr, other);
  expect(await load(server, applicant)).toMatchObject({ prefill: null, openedBy: jambNumber });
  expect(await save(server, applicant, "programme")).toMatchObject({ status: 200 });
  expect(await load(server, applicant)).toMatchObject({
    prefill: null,
    jamb: { jambNumber, utmeScore: 231 },
  });
  // If only listed candidates are accepted, this counts as not listed.
  await takeListedOnly(putme);
  expect(await save(server, applicant, "programme")).toMatchObject({
    status: 422,
    fields: { jambNumber: notListed },
  });
});

test.each([
  ["ND", nd, "programme", "jambNumber"],
  ["a staff request", staffRequest, "personal", "answers.jambNumber"],
] as const)(
  "%s: where the setup says so, only the listed are taken",
  async (_, programme, id, field) => {
    await takeListedOnly(programme);
    const applicant = await applicantAt(server, programme, id);
    const jambNumber = jambNumberOf(applicant.rrr);
    const number = id === "programme" ? { jambNumber } : {};
    expect(await save(server, applicant, id, number)).toMatchObject({
      status: 422,
      fields: { [field]: notListed },
    });
    expect(await load(server, applicant)).toMatchObject({ jamb: null });
    await list(applicant.rrr);
    expect(await save(server, applicant, id, number)).toMatchObject({ status: 200 });
  },
);

test.each([
  ["Ɗanjuma", "Kabiru", { lastname: "DANJUMA", firstname: "KABIRU" }, true],
  ["Ɗanjuma", "Kabiru", { lastname: "KABIRU", firstname: "DANJUMA" }, true],
  ["O’Brien", "Ada", { lastname: "OBRIEN", firstname: "ADA" }, true],
  // An initial is enough to be on the list, but nothing is revealed.
  ["Ɗanjuma", "Kabiru", { lastname: "DANJUMA", firstname: "K." }, false],
])("%s %s is on the list that has %j", async (lastname, firstname, candidate, isTold) => {
  await takeListedOnly(nd);
  const applicant = await applicantAt(server, nd, "programme");
  const { rrr } = applicant;
  await server.db
    .update(applications)
    .set({ lastname, firstname, middlename: "" })
    .where(eq(applications.rrr, rrr));
  const jambNumber = await list(rrr, candidate);
  expect(await save(server, applicant, "programme", { jambNumber })).toMatchObject({ status: 200 });
  expect(await load(server, applicant)).toMatchObject({
    prefill: isTold ? { jambNumber } : null,
    jamb: { jambNumber, utmeScore: isTold ? 240 : 231 },
  });
});

test("a list that is corrected counts until the application is sent, and is read before", async () => {
  const applicant = await applicantAt(server, putme, "documents");
  const jambNumber = await list(applicant.rrr, { utmeScore: 231, subjects: [] });
  await correct(jambNumber, { subjects: listed, utmeScore: 240 });
  expect(await save(server, applicant, "documents")).toMatchObject({ status: 200 });
  expect(await send(server, applicant)).toMatchObject({
    code: "section_incomplete",
    message: expect.stringContaining("JAMB list was corrected"),
  });
  expect(await save(server, applicant, "programme")).toMatchObject({ status: 200 });
  expect(await send(server, applicant)).toMatchObject({ status: 200 });
  const sent = await load(server, applicant);
  expect(sent.jamb).toEqual({ jambNumber, utmeScore: 240, subjects: ids });
  await correct(jambNumber, { utmeScore: 250, lastname: "Okonkwo" });
  expect(await load(server, applicant)).toEqual(sent);
});

test("who has no earlier application here comes into the supplementary by the list", async () => {
  const { rrr } = await makeInvoice(server.db, supplementary);
  const open = (regNumber: string) =>
    server.request("openApplication", { ...supplementary.api, rrr, regNumber });
  const refused = { status: 400, title: "Invalid Action!" };
  expect(await open(jambNumberOf(rrr))).toMatchObject(refused);
  const jambNumber = await list(rrr, { lastname: "Okonkwo" });
  expect(await open(jambNumber)).toMatchObject(refused);
  const { lastname = "" } =
    (await server.db.select().from(invoices).where(eq(invoices.rrr, rrr)))[0] ?? {};
  await correct(jambNumber, { lastname });
  await takeListedOnly(supplementary);

  const { token, application } = await server.ok("openApplication", {
    ...supplementary.api,
    rrr,
    regNumber: jambNumber.toLowerCase(),
  });
  const prefill = { source: "jamb-list", jambNumber, utmeScore: 240, subjects: ids };
  const present = { faculty: null, department: "COMPUTER SCIENCE", fixed: false };
  expect(application).toMatchObject({ prefill, present, saved: [] });
  const { applicantId } = application;
  const applicant = { programme: supplementary, rrr, applicantId, as: { token } };
  await uploadPhoto(server, applicant);
  expect(
    await save(server, applicant, "personal", { facultyId: 2, departmentId: 5 }),
  ).toMatchObject({
    status: 422,
    fields: { departmentId: "you have applied for Computer Science already" },
  });
  // Later changes of the list have no effect.
  await correct(jambNumber, { utmeScore: 250 });
  const wanted = { facultyId: 3, departmentId: 8, genderId: 2 };
  expect(await save(server, applicant, "personal", wanted)).toMatchObject({ status: 200 });
  expect(await load(server, applicant)).toMatchObject({
    gender: { id: 2 },
    answers: { jambNumber, utmeScore: "240" },
  });
});

test("an application begins with the number that its invoice asked", async () => {
  const jambNumber = "20269900125AB";
  const { rrr } = await makeInvoice(server.db, nd, { jambNumber });
  const { application } = await server.ok("openApplication", { ...nd.api, rrr });
  expect(application.openedBy).toBe(jambNumber);
});
