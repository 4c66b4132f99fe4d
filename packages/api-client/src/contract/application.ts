import { applicantCode } from "@polyportal/domain/application/code";
import { documentKinds } from "@polyportal/domain/application/documents";
import { institutionSchema } from "@polyportal/domain/application/institution";
import { oLevelSchema } from "@polyportal/domain/application/o-level";
import { nextOfKinSchema, personalSchema } from "@polyportal/domain/application/personal";
import { ndResultSchema } from "@polyportal/domain/application/programme-choice";
import { optionalId, rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { applicationFiles } from "./application-documents.ts";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { done, option, programmeSlug, timestamp } from "./shared.ts";

// The application families: one set of calls, registered once per programme under its own path
// (`/api/Jupeb/load-jupeb-application-form`, `/api/HND/load-hnd-application-form`, …).

const family = { family: z.string(), name: z.string() };
const applicantId = z.uuid();
const stepKinds = [
  "personal",
  "programme",
  "nd-result",
  "institution",
  "o-level",
  "documents",
] as const;

const stepTimes = z.partialRecord(z.enum(stepKinds), timestamp);

const nullableOption = z.nullable(option);
const text = z.nullable(z.string());

/** One sitting as it is read back: ids for the form, names for the slip. */
export const sittingRecord = z.object({
  examinationType: option,
  examCenter: z.string(),
  examNumber: z.string(),
  examYear: z.string(),
  cardPin: z.string(),
  cardSerialNumber: z.string(),
  subjects: z.array(z.object({ subject: option, grade: option })),
});

/** The whole application: what the wizard resumes from and what the slip prints. Missing values are null. */
export const applicationRecord = z.object({
  applicantId,
  programme: programmeSlug,
  applicationTypeId: z.int(),
  applicationType: z.string(),
  applicationNumber: z.string(),
  session: z.string(),
  sessionId: z.int(),
  studentTypeId: z.int(),
  studentType: z.string(),
  rrr: z.string(),
  /** Which steps have been saved. */
  saved: z.array(z.enum(stepKinds)),
  /** When each of them was saved last: the version that a later save begins from. */
  savedAt: stepTimes,
  formCompleted: z.boolean(),
  completedAt: z.nullable(timestamp),
  lastname: z.string(),
  firstname: z.string(),
  middlename: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  /** File id of the passport photo. */
  passport: text,
  dateOfBirth: text,
  gender: nullableOption,
  bloodGroup: nullableOption,
  genoType: nullableOption,
  country: nullableOption,
  state: nullableOption,
  lga: nullableOption,
  town: text,
  permanentAddress: text,
  religion: nullableOption,
  maritalStatus: nullableOption,
  nextOfKin: z.nullable(
    z.object({
      fullName: z.string(),
      relationship: option,
      mobileNumber: z.string(),
      address: z.string(),
      email: z.string(),
    }),
  ),
  faculty: nullableOption,
  department: nullableOption,
  jupebOption: nullableOption,
  jupebOptionSubject: nullableOption,
  modeOfStudy: nullableOption,
  jamb: z.nullable(
    z.object({ jambNumber: z.string(), utmeScore: z.int(), subjects: z.array(option) }),
  ),
  ndResult: z.nullable(
    z.object({
      cgpa: z.number(),
      courseStudied: z.string(),
      schoolAttended: z.string(),
      yearOfGraduation: option,
    }),
  ),
  institutionAttended: z.nullable(
    z.object({
      nameOfInstitution: z.string(),
      dateFrom: z.string(),
      dateTo: z.string(),
      certificate: z.string(),
    }),
  ),
  oLevel: z.array(sittingRecord),
  /** File ids of the uploaded documents. */
  documents: z.partialRecord(z.enum(documentKinds), z.string()),
});

/** A completed application as it is printed. */
const applicationSlip = z.extend(applicationRecord, { verification });

export type ApplicationSlip = z.infer<typeof applicationSlip>;

export type ApplicationRecord = z.infer<typeof applicationRecord>;

const saved = z.object({ saved: z.array(z.enum(stepKinds)) });

const saveStep = {
  method: "POST",
  audience: ["applicant"],
  idempotent: true,
  errors: ["application_completed", "section_incomplete", "section_changed", "not_found"],
} as const;

/** What every section's call names besides its values. */
const begins = {
  ...family,
  /**
   * `savedAt` of the section as the form began, null where it was not saved: a save over a later one
   * is refused. Without it nothing is compared.
   */
  began: z.optional(z.nullable(timestamp)),
};

const jambChoice = {
  jambNumber: z.optional(z.string()),
  utmeScore: z.optional(z.coerce.number<number | string>()),
  subjectIds: z.optional(z.array(z.coerce.number<number | string>())),
};

export const applicationEndpoints = {
  openApplication: endpoint({
    method: "POST",
    path: "/api/{family}/{name}-application-login",
    summary: "Opens the application of a paid RRR; a strange device needs a code",
    audience: ["anyone"],
    input: z.object({ ...family, rrr: rrr(), code: z.optional(applicantCode()) }),
    output: z.object({
      /** Opens this application only; sent as the bearer token of the applicant's calls. */
      token: z.string(),
      expires: timestamp,
      /** True: the slip is next; false: the form. */
      completed: z.boolean(),
      application: applicationRecord,
    }),
    errors: [
      "invoice_not_found",
      "invoice_not_paid",
      "wrong_programme",
      "applicant_code_needed",
      "applicant_code_wrong",
      "gateway_unavailable",
      "gateway_refused",
      "too_many_requests",
    ],
  }),
  renewApplicantToken: endpoint({
    method: "POST",
    path: "/api/{family}/renew-{name}-application-token",
    summary: "A fresh token for an applicant who is still writing",
    audience: ["applicant"],
    input: z.object({ ...family }),
    output: z.object({ token: z.string(), expires: timestamp }),
    errors: ["not_found"],
  }),
  loadApplication: endpoint({
    method: "GET",
    path: "/api/{family}/load-{name}-application-form",
    summary: "The saved application, to resume it",
    audience: ["applicant"],
    input: z.object({ ...family, rrr: rrr() }),
    output: applicationRecord,
    errors: ["not_found"],
  }),
  savePersonalDetails: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-personal-details",
    summary: "Saves Personal & Next of Kin; the answer is the applicant id",
    input: z.extend(personalSchema, {
      ...begins,
      rrr: rrr(),
      nextOfKin: nextOfKinSchema,
      facultyId: optionalId(),
      departmentId: optionalId(),
      jupebOptionId: optionalId(),
      jupebOptionSubjectId: optionalId(),
    }),
    output: z.object({ applicantId, saved: z.array(z.enum(stepKinds)) }),
    errors: [...saveStep.errors, "passport_missing"],
  }),
  saveProgrammeDetails: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-programme-details/{applicantId}",
    summary:
      "Saves the choice of school and department, with JAMB particulars or mode of study by programme",
    input: z.object({
      ...begins,
      applicantId,
      facultyId: optionalId(),
      departmentId: optionalId(),
      modeOfStudyId: optionalId(),
      ...jambChoice,
    }),
    output: saved,
  }),
  saveNdResult: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-nd-result/{applicantId}",
    summary: "Saves the ND result",
    input: z.extend(ndResultSchema, { ...begins, applicantId }),
    output: saved,
  }),
  saveInstitution: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-institution-attended/{applicantId}",
    summary: "Saves the institution attended",
    // The rule between the two years is checked by the handler with the step's own schema.
    input: z.object({ ...institutionSchema.shape, ...begins, applicantId }),
    output: saved,
  }),
  saveOLevel: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-o-level/{applicantId}",
    summary: "Saves one or two O-level sittings",
    input: z.extend(oLevelSchema, { ...begins, applicantId }),
    output: saved,
  }),
  ...applicationFiles,
  uploadDocuments: endpoint({
    method: "POST",
    audience: ["applicant"],
    path: "/api/{family}/upload-{name}-application-documents/{applicantId}",
    summary: "Uploads the documents",
    send: "upload",
    input: z.object({
      ...family,
      applicantId,
      /** "true": the declaration has been ticked. */
      declaration: z.literal("true", "Tick the checkbox to continue"),
      /** As in the other sections; empty where the section was not saved. */
      began: z.optional(z.union([z.literal(""), timestamp])),
      birthCertificate: z.optional(z.file()),
      oLevelResult: z.optional(z.file()),
      signature: z.optional(z.file()),
      ndStatementOfResult: z.optional(z.file()),
    }),
    output: saved,
    errors: [
      "application_completed",
      "section_incomplete",
      "section_changed",
      "not_found",
      "file_too_big",
      "file_wrong_type",
      "body_too_large",
      "too_many_requests",
    ],
  }),
  sendApplication: endpoint({
    method: "POST",
    audience: ["applicant"],
    idempotent: true,
    path: "/api/{family}/send-{name}-application/{applicantId}",
    summary: "Sends the application, which completes it: nothing can be changed after it",
    input: z.object({
      ...family,
      applicantId,
      /** `savedAt` of the record that was read back: nothing is sent that was not shown. */
      seen: stepTimes,
      /** The ids of its files, the photo with the documents. */
      files: z.array(z.uuid()).check(z.maxLength(20)),
    }),
    output: z.object({ completedAt: timestamp }),
    errors: [
      "application_completed",
      "section_incomplete",
      "section_changed",
      "passport_missing",
      "not_found",
    ],
  }),
  closeApplication: endpoint({
    method: "POST",
    audience: ["applicant"],
    path: "/api/{family}/close-{name}-application",
    summary: "Ends this opening of the application: its tokens open nothing more",
    input: z.object({ ...family }),
    output: done,
    errors: ["not_found"],
  }),
  getApplicationSlip: endpoint({
    method: "GET",
    audience: ["applicant"],
    path: "/api/{family}/{name}-application-slip",
    summary: "The completed application, to print",
    input: z.object({ ...family, rrr: rrr() }),
    output: applicationSlip,
    errors: ["not_found", "section_incomplete"],
  }),
};
