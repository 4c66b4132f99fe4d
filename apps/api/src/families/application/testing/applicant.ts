import { filesOf } from "@polyportal/domain/application/steps/documents/documents";
import { applicationEndpoints } from "@polyportal/api-client/contract/application";
import type { InputOf } from "@polyportal/api-client/contract/define";
import { sampleOfEach, sampleProgress } from "@polyportal/domain/application/fields/sample";
import { callOf, idOf, stepsFor } from "@polyportal/domain/application/steps";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Programme, StepId } from "@polyportal/domain/programmes/programme";
import type { Config } from "../../../config.ts";
import {
  testServer,
  type As,
  type CallOptions,
  type TestServer,
} from "../../../testing/test-server.ts";
import { applicationHandlers } from "../handlers.ts";
import { entries } from "./entries.ts";
import { makeEarlier } from "./earlier.ts";
import { makeInvoice } from "./invoice.ts";
import { jambNumberOf, keyOf } from "./keys.ts";
import { lastCode } from "./last-code.ts";
import { jpeg, pdf, png } from "./pictures.ts";

export type ApplicationServer = TestServer<typeof applicationEndpoints>;

/** A server with the application families and the demo school, which asks no device for a code. */
export const applicationServer = (
  config?: Partial<Config>,
  over?: ApplicationServer,
): Promise<ApplicationServer> =>
  testServer({
    contract: applicationEndpoints,
    handlers: applicationHandlers,
    config: { applicantCode: "never", ...config },
    ...(over && { over }),
  });

/** Somebody with an open application. */
export type Applicant = {
  readonly programme: Programme;
  readonly rrr: string;
  readonly applicantId: string;
  readonly as: As;
};

type Opening = InputOf<(typeof applicationEndpoints)["openApplication"]>;

/** Opens an application, with a newly sent code if one is needed. */
export async function openWithCode(
  server: Pick<ApplicationServer, "db" | "request">,
  input: Opening,
  options?: CallOptions,
) {
  const answer = await server.request("openApplication", input, options);
  if (answer.success || answer.code !== "applicant_code_needed") return answer;
  return server.request("openApplication", { ...input, code: await lastCode(server) }, options);
}

/** Pays for an application and opens it. */
export async function openNew(server: ApplicationServer, programme: Programme): Promise<Applicant> {
  const { rrr } = await makeInvoice(server.db, programme);
  if (programme.key === "regNumber") await makeEarlier(server.db, rrr);
  const opened = await openWithCode(server, { ...programme.api, rrr, ...keyOf(programme, rrr) });
  if (!opened.success) throw new Error(`It was not opened: ${JSON.stringify(opened)}`);
  const { token, application } = opened.data;
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
  jambResultSlip: jpeg(),
  lgaIdentification: png(),
  testimonials: jpeg(),
  ondhndStatementOfResult: pdf(),
  aLevelResult: pdf(),
  degreeCertificate: pdf(),
  nyscCertificate: png(),
  marriageCertificate: png(),
});

type Changes = Readonly<Record<string, unknown>>;

/** Saves one step with valid values, except for `changes`. */
export function save(
  server: ApplicationServer,
  applicant: Applicant,
  id: StepId,
  changes: Changes = {},
  options: CallOptions = {},
) {
  const { programme, rrr, applicantId } = applicant;
  const sample = sampleOfEach(programme)[id];
  const number: { jambNumber?: string } = programme.key ? { jambNumber: jambNumberOf(rrr) } : {};
  const answers: Answers | undefined =
    sample && "jambNumber" in sample ? { ...sample, ...number } : sample;
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
        { ...entries.programme, ...own, ...number, ...changes },
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

/** Opens a new application and fills it in up to, but without, a step. By default fills in all of it and sends it. */
export async function applicantAt(
  server: ApplicationServer,
  programme: Programme,
  id?: StepId,
): Promise<Applicant> {
  const applicant = await openNew(server, programme);
  await uploadPhoto(server, applicant);
  return fillIn(server, applicant, id);
}

/**
 * Fills in an application that has a photo up to, but without, a step. By default fills in all of it and
 * sends it.
 */
export async function fillIn(
  server: ApplicationServer,
  applicant: Applicant,
  id?: StepId,
): Promise<Applicant> {
  const { programme } = applicant;
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
