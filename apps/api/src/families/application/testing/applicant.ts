import { filesOf } from "@polyportal/domain/application/steps/documents/documents";
import { applicationEndpoints } from "@polyportal/api-client/contract/application";
import {
  sampleAward,
  sampleOfEach,
  sampleProgress,
} from "@polyportal/domain/application/fields/sample";
import { idOf, stepOf, stepsFor } from "@polyportal/domain/application/steps";
import type { Programme, StepId } from "@polyportal/domain/programmes/programme";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
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
import { entries } from "./entries.ts";
import { jpeg, pdf, png } from "./pictures.ts";

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
    item: sampleAward(programme),
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

/** Every kind of document that a programme can ask for. */
export const scans = () => ({
  birthCertificate: png(),
  oLevelResult: jpeg(),
  signature: png(),
  ndStatementOfResult: jpeg(),
  firstSchoolLeavingCertificate: png(),
  jambAdmissionLetter: jpeg(),
  nceCertificate: png(),
  aceResult: png(),
  tcResult: png(),
  studentTranscript: pdf(),
  letterOfGoodStanding: png(),
  "letterOfGoodStanding:2": jpeg(),
  appointmentLetter: pdf(),
  employerLetter: png(),
  certificate: pdf(),
  degreeCertificate: pdf(),
  nyscCertificate: png(),
  marriageCertificate: png(),
});

type Changes = Readonly<Record<string, unknown>>;

/** How the address of its personal section ends. */
const callOf = (programme: Programme): string =>
  stepOf(programme, "personal")?.call ?? "personal-details";

/** Saves one step as a good applicant does, but for `changes`. */
export function save(
  server: ApplicationServer,
  applicant: Applicant,
  id: StepId,
  changes: Changes = {},
  options: CallOptions = {},
) {
  const { programme, rrr, applicantId } = applicant;
  const answers = sampleOfEach(programme)[id];
  const own = { ...programme.api, rrr, applicantId, answers };
  const how = { as: applicant.as, ...options };
  switch (id) {
    case "personal":
      return server.request(
        "savePersonalDetails",
        { ...entries.personal, ...own, call: callOf(programme), ...changes },
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
    case "referees":
      return server.request("saveReferees", { ...own, ...changes }, how);
    case "documents":
      return server.request(
        "uploadDocuments",
        { declaration: "true", ...scans(), ...programme.api, applicantId, ...changes },
        how,
      );
    default: {
      const form = id.replace("form:", "");
      return server.request("saveForm", { ...own, form, ...changes }, how);
    }
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
  id?: StepId,
): Promise<Applicant> {
  const applicant = await openNew(server, programme);
  await uploadPhoto(server, applicant);
  const { answers } = sampleProgress(programme);
  for (const step of stepsFor(programme, answers)) {
    if (idOf(step) === id) return applicant;
    const answer = await save(server, applicant, idOf(step));
    if (!answer.success) throw new Error(`${idOf(step)} answered ${JSON.stringify(answer)}`);
  }
  const answer = await send(server, applicant);
  if (!answer.success) throw new Error(`It was not sent: ${JSON.stringify(answer)}`);
  return applicant;
}
