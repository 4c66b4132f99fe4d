import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { asks, idOf, stepsFor } from "@polyportal/domain/application/steps";
import { asks as asksBesides } from "@polyportal/domain/application/steps";
import {
  kindOfPlace,
  type DocumentPlace,
} from "@polyportal/domain/application/steps/documents/documents";
import { programmes } from "@polyportal/domain/programmes/programmes";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { issuedDocuments } from "../../database/schema/issued-document.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { keyOf } from "./testing/keys.ts";
import { applicationServer, load, openNew, save, send, uploadPhoto } from "./testing/applicant.ts";

const asksKin = (programme: Programme) =>
  asksBesides(programme, "personal", "next-of-kin") ||
  asksBesides(programme, "personal", "sponsor");

type Slip = Awaited<ReturnType<typeof load>>;

/** The sitting that `entries` contains. */
function expectSitting(sitting: Slip["oLevel"][number]): void {
  expect(sitting).toMatchObject({ examYear: "2025", examinationType: { id: 1 } });
  expect(sitting.subjects).toHaveLength(8);
  expect(sitting.subjects[0]).toEqual({
    subject: { id: 1, name: "English Language" },
    grade: { id: 1, name: "A1" },
  });
}

const server = await applicationServer();
afterAll(server.stop);

describe.each(programmes.map((programme): [string, Programme] => [programme.title, programme]))(
  "an applicant to %s",
  (_, programme) => {
    test("opens the form, fills every step, uploads the documents and reads the slip", async () => {
      const applicant = await openNew(server, programme);
      const { as, rrr } = applicant;
      const empty = await load(server, applicant);
      expect(empty).toMatchObject({
        programme: programme.slug,
        rrr,
        saved: [],
        formCompleted: false,
        completedAt: null,
        lastname: "Yar’Adua",
        firstname: "Abdul-Rahman",
        middlename: "Ọlá",
        email: "abdul@example.com",
        session: "2026/2027",
        applicationType: programme.applicationName,
        passport: null,
        dateOfBirth: null,
        nextOfKin: null,
        jamb: null,
        ndResult: null,
        institutionAttended: null,
        oLevel: [],
        documents: {},
      });

      expect(await uploadPhoto(server, applicant)).toMatchObject({ status: 200 });
      const steps = stepsFor(programme, sampleProgress(programme).answers);
      for (const [index, step] of steps.entries()) {
        expect(await save(server, applicant, idOf(step))).toMatchObject({
          status: 200,
          data: { saved: steps.slice(0, index + 1).map(idOf) },
        });
      }
      expect(await load(server, applicant)).toMatchObject({ formCompleted: false });
      expect(await send(server, applicant)).toMatchObject({ status: 200 });

      const { verification, screening, references, ...slip } = await server.ok(
        "getApplicationSlip",
        { ...programme.api, rrr },
        { as },
      );
      expect(screening).toBeNull();
      const [paper] = await server.db
        .select()
        .from(issuedDocuments)
        .where(eq(issuedDocuments.code, verification.code));
      expect(paper).toMatchObject({ kind: "application-slip", subjectId: slip.applicantId });
      expect(references.every(({ givenAt }) => givenAt === null)).toBe(true);
      const asks = new Set(steps.map(idOf));
      expect(slip).toMatchObject({
        formCompleted: true,
        saved: [...asks],
        mobileNumber: "08012345678",
        gender: { id: 1, name: expect.any(String) },
        country: { id: 566, name: "Nigeria" },
        lga: { id: 5660101, name: expect.any(String) },
        town: "Ogbomoso",
        nextOfKin: asksKin(programme)
          ? { fullName: "Okonkwo Ngọzi", relationship: { id: 1 } }
          : null,
        alternativeDepartment: asksBesides(programme, "programme", "alternative")
          ? { id: 7, name: "Statistics" }
          : null,
        faculty: { id: 2, name: "School of Science and Computing" },
        department: { id: 5, name: "Computer Science" },
      });
      expect(slip.oLevel).toHaveLength(asks.has("o-level") ? 1 : 0);
      const [sitting] = slip.oLevel;
      if (sitting) expectSitting(sitting);
      expect(slip.ndResult !== null).toBe(asks.has("nd-result"));
      expect(slip.institutionAttended !== null).toBe(asks.has("institution"));

      const documents = askedDocuments(programme, slip.answers).map(({ kind }) => kind);
      const kept = new Set(
        Object.keys(slip.documents).map((place) => kindOfPlace(place as DocumentPlace)),
      );
      expect(kept).toEqual(new Set(documents));
      for (const fileId of [slip.passport, ...Object.values(slip.documents)]) {
        const file = await server.request("getDocument", { fileId: fileId ?? "" }, { as });
        expect(file.status).toBe(200);
        expect(file.headers.get("content-type")).toMatch(/^(image\/(png|jpeg)|application\/pdf)$/);
      }
      expect(await load(server, applicant)).toEqual(slip);

      const again = await server.ok("openApplication", {
        ...programme.api,
        rrr,
        ...keyOf(programme, rrr),
      });
      expect(again).toMatchObject({ completed: true, application: slip });
    });

    test("finds what was entered as it was entered, by name and by id", async () => {
      const applicant = await openNew(server, programme);
      await uploadPhoto(server, applicant);
      for (const kind of programme.steps.map(idOf)) await save(server, applicant, kind);
      const record = await load(server, applicant);
      expect(record.jamb).toEqual(
        asks(programme, "programme", "jamb")
          ? {
              jambNumber: keyOf(programme, applicant.rrr).jambNumber ?? "202612345678AB",
              utmeScore: 231,
              subjects: [
                { id: 1, name: "English Language" },
                { id: 2, name: "Mathematics" },
                { id: 12, name: "Chemistry" },
                { id: 42, name: "Physical Education" },
              ],
            }
          : null,
      );
      expect(record.modeOfStudy).toEqual(
        asks(programme, "programme", "mode-of-study")
          ? { id: 2, name: "Part-time (evening)" }
          : null,
      );
      const combined = asks(programme, "personal", "subject-combination");
      expect(record.jupebOption).toEqual(
        combined ? { id: 1, name: "Agricultural Sciences" } : null,
      );
      expect(record.jupebOptionSubject).toEqual(
        combined ? { id: 1, name: "Agricultural Science, Biology, Chemistry" } : null,
      );
    });
  },
);

test("the applicant is told of the opening and of the submission, and the card pin is in no audit", async () => {
  const programme: Programme = programmes[1];
  const applicant = await openNew(server, programme);
  await uploadPhoto(server, applicant);
  for (const kind of programme.steps.map(idOf)) await save(server, applicant, kind);
  await send(server, applicant);
  await save(server, applicant, "o-level");

  const { applicationNumber } = await load(server, applicant);
  const mails = await server.db.select().from(outboxMessages).orderBy(outboxMessages.createdAt);
  const mine = mails.filter((mail) => mail.body.includes(applicationNumber));
  // The form has another phone than the invoice, so the mailbox is told.
  expect(mine.map((mail) => mail.kind)).toEqual([
    "applicationOpened",
    "phoneChanged",
    "applicationCompleted",
  ]);
  expect(mine[2]?.body).toContain(programme.paths.login);

  const audit = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.subjectId, applicant.applicantId))
    .orderBy(auditRows.at);
  expect(audit.map((row) => row.action)).toEqual([
    "openApplication",
    "uploadPassport",
    "savePersonalDetails",
    "saveProgrammeDetails",
    "saveOLevel",
    "uploadDocuments",
    "sendApplication",
  ]);
  expect(JSON.stringify(audit)).not.toContain("123456789012");
  expect(audit[2]).toMatchObject({ actorKind: "applicant", after: { town: "Ogbomoso" } });
});
