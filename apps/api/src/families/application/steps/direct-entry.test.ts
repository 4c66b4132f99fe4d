import { sampleOfEach } from "@polyportal/domain/application/fields/sample";
import { directEntry } from "@polyportal/domain/programmes/direct-entry";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { admissionRules } from "../../../database/schema/application-setup.ts";
import { entryCertificates } from "../../../database/schema/faculty.ts";
import { applicantAt, applicationServer, load, save, send } from "../testing/applicant.ts";

const server = await applicationServer();
afterAll(server.stop);

const sample = sampleOfEach(directEntry)["form:a-level"] ?? {};
const subjects = [
  { subject: "Mathematics", grade: "A" },
  { subject: "Physics", grade: "C" },
];
const aLevel = {
  ...sample,
  directEntryCertificate: "A-level",
  directEntryGrade: "3 passes",
  cgpa: "",
  directEntryProgrammeOLevel: subjects,
};

test.each([
  [
    "no certificate",
    { directEntryCertificate: "" },
    "directEntryCertificate",
    "please select your certificate",
  ],
  [
    "one that the department does not take",
    { directEntryCertificate: "ANTC", directEntryGrade: "Pass" },
    "directEntryCertificate",
    "please select your certificate",
  ],
  [
    "another certificate's grade",
    { directEntryGrade: "3 passes" },
    "directEntryGrade",
    "please select your grade",
  ],
  ["a CGPA over 5", { cgpa: "5.01" }, "cgpa", "a CGPA is at most 5"],
  ["three decimals", { cgpa: "3.999" }, "cgpa", "a CGPA has at most two decimals"],
  ["a comma", { cgpa: "3,5" }, "cgpa", "3,5 has a comma: type 3.5"],
  [
    "no matric number",
    { previousMatricNumber: " " },
    "previousMatricNumber",
    "please enter your matric number",
  ],
  [
    "one subject",
    { ...aLevel, directEntryProgrammeOLevel: subjects.slice(1) },
    "directEntryProgrammeOLevel",
    "subjects are required",
  ],
  [
    "a subject twice",
    { ...aLevel, directEntryProgrammeOLevel: [...subjects, subjects[0]] },
    "directEntryProgrammeOLevel",
    "duplicate entries exists",
  ],
  [
    "a subject that is none",
    { ...aLevel, directEntryProgrammeOLevel: [...subjects, { subject: "Sorcery", grade: "A" }] },
    "directEntryProgrammeOLevel.2.subject",
    "please select your subject",
  ],
])("the A-level step refuses %s", async (_, changes, field, message) => {
  const applicant = await applicantAt(server, directEntry, "form:a-level");
  const answers = { ...sample, ...changes };
  expect(await save(server, applicant, "form:a-level", { answers })).toMatchObject({
    status: 422,
    fields: { [`answers.${field}`]: message },
  });
});

test("an A-level has its subjects and its result, and neither CGPA nor a statement of result", async () => {
  const applicant = await applicantAt(server, directEntry, "form:a-level");
  expect(await save(server, applicant, "form:a-level", { answers: aLevel })).toMatchObject({
    status: 200,
  });
  expect(await save(server, applicant, "o-level")).toMatchObject({ status: 200 });
  const without = { ondhndStatementOfResult: undefined };
  expect(
    await save(server, applicant, "documents", { ...without, aLevelResult: undefined }),
  ).toMatchObject({ status: 422, fields: { aLevelResult: "Please select a file!" } });
  expect(await save(server, applicant, "documents", without)).toMatchObject({ status: 200 });
  expect((await load(server, applicant)).answers).toMatchObject({
    directEntryProgrammeOLevel: subjects,
  });
  expect(await send(server, applicant)).toMatchObject({ status: 200 });
});

test("a certificate that the department takes no more is chosen anew, unless it stood on the payment day", async () => {
  const applicant = await applicantAt(server, directEntry, "documents");
  expect(await save(server, applicant, "documents")).toMatchObject({ status: 200 });
  const gone = eq(entryCertificates.certificate, "ND");
  const rows = await server.db.delete(entryCertificates).where(gone).returning();
  const said = await server.db
    .update(admissionRules)
    .set({ certificates: ["NCE"] })
    .returning();
  expect(said.length).toBeGreaterThan(0);
  expect(await send(server, applicant)).toMatchObject({
    status: 409,
    code: "section_incomplete",
    message: expect.stringContaining("offered no more"),
  });
  await server.db.update(admissionRules).set({ certificates: ["ND"] });
  expect(await send(server, applicant)).toMatchObject({ status: 200 });
  await server.db.insert(entryCertificates).values(rows);
});
