import { filesOf } from "@polyportal/domain/application/steps/documents/documents";
import { todayInLagos } from "@polyportal/domain/format/date";
import { applicationEndpoints } from "@polyportal/api-client/contract/application";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/programmes";
import { v7 as uuid } from "uuid";
import type { Config } from "../../../config.ts";
import type { Database } from "../../../database/connect.ts";
import { invoices } from "../../../database/schema/invoice.ts";
import {
  testServer,
  type As,
  type CallOptions,
  type TestServer,
} from "../../../testing/test-server.ts";
import { applicationHandlers } from "../handlers.ts";
import { jpeg, png } from "./pictures.ts";

export type ApplicationServer = TestServer<typeof applicationEndpoints>;

/** The server of the application families over the demo school, which asks no device for a code. */
export const applicationServer = (config?: Partial<Config>): Promise<ApplicationServer> =>
  testServer({
    contract: applicationEndpoints,
    handlers: applicationHandlers,
    config: { applicantCode: "never", ...config },
  });

let count = 0;

/** An invoice of the programme; its payer is somebody new each time. */
export async function makeInvoice(
  db: Database,
  programme: Programme,
  changes: Partial<typeof invoices.$inferInsert> = {},
) {
  count += 1;
  const digits = String(count).padStart(8, "0");
  const now = new Date();
  const rrr = `3100${digits}`;
  const invoice: typeof invoices.$inferInsert = {
    id: uuid(),
    invoiceNo: `INV-TEST-${digits}`,
    paymentReference: `ORDER-${digits}`,
    rrr,
    state: "paid",
    programmeSlug: programme.slug as ProgrammeSlug,
    sessionId: 3,
    payerPhone: `+23480${digits}`,
    lastname: "Yar’Adua",
    firstname: "Abdul-Rahman",
    middlename: "Ọlá",
    email: "abdul@example.com",
    amountKobo: 650_000,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
    paidAt: changes.state && changes.state !== "paid" ? null : now,
    ...changes,
  };
  await db.insert(invoices).values(invoice);
  return { id: invoice.id, rrr };
}

/** Somebody whose application is open. */
export type Applicant = {
  readonly programme: Programme;
  readonly rrr: string;
  readonly applicantId: string;
  readonly as: As;
};

/** Pays for an application and opens it. */
export async function openNew(server: ApplicationServer, programme: Programme): Promise<Applicant> {
  const { rrr } = await makeInvoice(server.db, programme);
  const { token, application } = await server.ok("openApplication", { ...programme.api, rrr });
  return { programme, rrr, applicantId: application.applicantId, as: { token } };
}

const bornYearsAgo = (years: number) => `${Number(todayInLagos().slice(0, 4)) - years}-06-15`;

/** Ids of the demo school: Nigeria's first state and LGA, the first of each list, Computer Science. */
export const personal = {
  mobileNumber: "0801 234 5678",
  genderId: 1,
  dateOfBirth: bornYearsAgo(18),
  bloodGroupId: 1,
  genoTypeId: 1,
  countryId: 566,
  stateId: 56601,
  lgaId: 5660101,
  town: "Ogbomoso",
  permanentAddress: "12, Ìlọrin Road",
  religionId: 1,
  maritalStatusId: 1,
  nextOfKin: {
    fullName: "Okonkwo Ngọzi",
    relationshipId: 1,
    mobileNumber: "+2348012345678",
    address: "12, Ìlọrin Road",
    email: "ngozi@example.com",
  },
};

export const studyChoice = { facultyId: 2, departmentId: 5 };
export const jambChoice = {
  jambNumber: "202612345678AB",
  utmeScore: 231,
  subjectIds: [1, 2, 12, 42],
};

export const subjectRows = (complete: number) =>
  Array.from({ length: 9 }, (_, index) =>
    index < complete
      ? { subjectId: String(index + 1), gradeId: String((index % 6) + 1) }
      : { subjectId: "", gradeId: "" },
  );

export const sitting = {
  examinationTypeId: 1,
  examCenter: "Baptist High School, Ogbomoso",
  examNumber: "4250101123",
  examYear: "2025",
  cardPin: "123456789012",
  cardSerialNumber: "WRN123456789",
  subjects: subjectRows(8),
};

/** What a good applicant enters at each step of any programme. */
export const entries = {
  personal: {
    ...personal,
    ...studyChoice,
    jupebOptionId: 1,
    jupebOptionSubjectId: 1,
  },
  programme: { ...studyChoice, ...jambChoice, modeOfStudyId: 2 },
  "nd-result": {
    cgpa: 3.25,
    courseStudied: "Computer Science",
    schoolAttended: "Kwara State Polytechnic, Ilorin",
    yearOfGraduationId: 2024,
  },
  institution: {
    nameOfInstitution: "Baptist High School, Ogbomoso",
    dateFrom: "2019",
    dateTo: "2025",
    certificate: "SSCE",
  },
  "o-level": { sittings: [sitting] },
};

/** Every kind of document that a programme can ask for. */
export const scans = () => ({
  birthCertificate: png(),
  oLevelResult: jpeg(),
  signature: png(),
  ndStatementOfResult: jpeg(),
});

type Changes = Readonly<Record<string, unknown>>;

/** Saves one step as a good applicant does, but for `changes`. */
export function save(
  server: ApplicationServer,
  applicant: Applicant,
  kind: StepKind,
  changes: Changes = {},
  options: CallOptions = {},
) {
  const { programme, rrr, applicantId } = applicant;
  const own = { ...programme.api, rrr, applicantId };
  const how = { as: applicant.as, ...options };
  switch (kind) {
    case "personal":
      return server.request(
        "savePersonalDetails",
        { ...entries.personal, ...own, ...changes },
        how,
      );
    case "programme":
      return server.request(
        "saveProgrammeDetails",
        { ...entries.programme, ...own, ...changes },
        how,
      );
    case "nd-result":
      return server.request("saveNdResult", { ...entries["nd-result"], ...own, ...changes }, how);
    case "institution":
      return server.request("saveInstitution", { ...entries.institution, ...own, ...changes }, how);
    case "o-level":
      return server.request("saveOLevel", { ...entries["o-level"], ...own, ...changes }, how);
    case "documents":
      return server.request(
        "uploadDocuments",
        { declaration: "true", ...scans(), ...own, ...changes },
        how,
      );
  }
}

export const uploadPhoto = (server: ApplicationServer, { as }: Applicant, passport = jpeg()) =>
  server.request("uploadPassport", { passport }, { as });

export const load = (server: ApplicationServer, { programme, rrr, as }: Applicant) =>
  server.ok("loadApplication", { ...programme.api, rrr }, { as });

/** Reads the application back and sends it. */
export async function send(server: ApplicationServer, applicant: Applicant) {
  const { programme, applicantId, as } = applicant;
  const record = await load(server, applicant);
  const read = { seen: record.savedAt, files: filesOf(record) };
  return server.request("sendApplication", { ...programme.api, applicantId, ...read }, { as });
}

/**
 * Opens a new application and fills it in up to, but without, a step; without one, all of it, and
 * sends it.
 */
export async function applicantAt(
  server: ApplicationServer,
  programme: Programme,
  kind?: StepKind,
): Promise<Applicant> {
  const applicant = await openNew(server, programme);
  await uploadPhoto(server, applicant);
  const steps: readonly Step[] = programme.steps;
  for (const step of steps) {
    if (step.kind === kind) return applicant;
    const answer = await save(server, applicant, step.kind);
    if (!answer.success) throw new Error(`${step.kind} answered ${JSON.stringify(answer)}`);
  }
  const answer = await send(server, applicant);
  if (!answer.success) throw new Error(`It was not sent: ${JSON.stringify(answer)}`);
  return applicant;
}
