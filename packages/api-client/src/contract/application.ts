import { applicantCode } from "@polyportal/domain/application/code";
import { anyAnswers } from "@polyportal/domain/application/fields/wire";
import { jambNumber } from "@polyportal/domain/application/jamb-number";
import { regNumber } from "@polyportal/domain/application/opening";
import { rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { applicationFiles, keptDocuments } from "./application-documents.ts";
import { applicationSections } from "./application-sections.ts";
import { applicantId, family } from "./application-shared.ts";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { done, option, programmeSlug, timestamp, gatewayErrors } from "./shared.ts";

/** By the steps' ids. */
const stepTimes = z.record(z.string().check(z.maxLength(60)), timestamp);

const nullableOption = z.nullable(option);
const text = z.nullable(z.string());

/** One sitting as it is read back: ids for the form, names for the slip. */
export const sittingRecord = z.object({
  examinationType: option,
  /** Its result is not out yet: of all below there is the number and the year alone. */
  awaiting: z.boolean(),
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
  /** Of the programme's definition, as it was when the application was opened first. */
  revision: z.int(),
  applicationTypeId: z.int(),
  applicationType: z.string(),
  applicationNumber: z.string(),
  session: z.string(),
  sessionId: z.int(),
  studentTypeId: z.int(),
  studentType: z.string(),
  rrr: z.string(),
  /** Which steps have been saved. */
  saved: z.array(z.string()),
  /** When each of them was saved last: the version that a later save begins from. */
  savedAt: stepTimes,
  formCompleted: z.boolean(),
  completedAt: z.nullable(timestamp),
  /** When what the school waits for after the sending came, such as the official transcript. */
  proofReceivedAt: z.nullable(timestamp),
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
  departmentOption: nullableOption,
  alternativeFaculty: nullableOption,
  alternativeDepartment: nullableOption,
  jupebOption: nullableOption,
  jupebOptionSubject: nullableOption,
  modeOfStudy: nullableOption,
  /** The number by which it is opened besides its RRR; null where none was asked. */
  openedBy: text,
  /** What the school knows of the applicant already, and from where: it is shown, and cannot be changed. */
  known: z.nullable(
    z.object({
      source: z.enum(["jamb-list", "application"]),
      jambNumber: text,
      utmeScore: z.nullable(z.int()),
      subjects: z.array(option),
    }),
  ),
  /** Where a supplementary applicant applied before; of who came by an earlier application, birth and gender are fixed. */
  present: z.nullable(z.object({ faculty: text, department: z.string(), fixed: z.boolean() })),
  /** Whether the member of staff who was named has confirmed it; null where none was asked for. */
  requestConfirmed: z.nullable(z.boolean()),
  /** The released result of the PUTME, a null score of who was absent; null where none is out. */
  putmeResult: z.nullable(
    z.object({ score: z.nullable(z.number()), aggregate: z.nullable(z.number()) }),
  ),
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
  /** What is asked as data, by the fields' ids: of each step that is asked of who answers so. */
  answers: anyAnswers,
  ...keptDocuments,
});

/** A completed application as it is printed. */
const applicationSlip = z.extend(applicationRecord, {
  /** Where and when the applicant is examined; null where there is no seat. */
  screening: z.nullable(
    z.object({
      startsAt: timestamp,
      venue: z.string(),
      address: z.string(),
      seat: z.int(),
    }),
  ),
  verification,
  /** Of programmes that ask for references: who was named, and when it was given; never what it says. */
  references: z.array(z.object({ fullName: z.string(), givenAt: z.nullable(timestamp) })),
});

export type ApplicationSlip = z.infer<typeof applicationSlip>;

export type ApplicationRecord = z.infer<typeof applicationRecord>;

export const applicationEndpoints = {
  openApplication: endpoint({
    method: "POST",
    path: "/api/{family}/{name}-application-login",
    summary:
      "Opens the application of a paid RRR; a strange device needs a code, and some programmes a number of JAMB",
    audience: ["anyone"],
    input: z.object({
      ...family,
      rrr: rrr(),
      code: z.optional(applicantCode()),
      jambNumber: z.optional(jambNumber),
      regNumber: z.optional(regNumber),
    }),
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
      "application_ended",
      "opening_refused",
      "forms_closed",
      ...gatewayErrors,
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
    summary: "The saved application, to resume it: by its RRR, or the number that opens it",
    audience: ["applicant"],
    input: z.object({
      ...family,
      rrr: z.optional(rrr()),
      jambNumber: z.optional(z.string()),
      regNumber: z.optional(z.string()),
    }),
    output: applicationRecord,
    errors: ["not_found"],
  }),
  ...applicationSections,
  ...applicationFiles,
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
      files: z.array(z.uuid()).check(z.maxLength(60)),
    }),
    output: z.object({ completedAt: timestamp }),
    errors: [
      "application_completed",
      "section_incomplete",
      "section_changed",
      "passport_missing",
      "forms_closed",
      "not_found",
    ],
  }),
  closeApplication: endpoint({
    method: "POST",
    audience: ["applicant"],
    path: "/api/{family}/close-{name}-application",
    summary: "Ends this opening of the application: its tokens open nothing more",
    keepsSession: true,
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
