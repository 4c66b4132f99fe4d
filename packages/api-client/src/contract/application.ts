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

/** One sitting: ids for the form, names for the slip. */
export const sittingRecord = z.object({
  examinationType: option,
  /** Its result is not out: of the fields below, only number and year are set. */
  awaiting: z.boolean(),
  examCenter: z.string(),
  examNumber: z.string(),
  examYear: z.string(),
  cardPin: z.string(),
  cardSerialNumber: z.string(),
  subjects: z.array(z.object({ subject: option, grade: option })),
});

/** What the school already knows about an applicant, and from where. */
const prefill = z.nullable(
  z.object({
    source: z.enum(["jamb-list", "application"]),
    jambNumber: text,
    utmeScore: z.nullable(z.int()),
    subjects: z.array(option),
  }),
);

/** The whole application, for the form and the slip. Missing values are null. */
export const applicationRecord = z.object({
  applicantId,
  programme: programmeSlug,
  /** The revision of the programme's definition when the application was first opened. */
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
  /** When each of them was last saved. A later save begins from this version. */
  savedAt: stepTimes,
  formCompleted: z.boolean(),
  completedAt: z.nullable(timestamp),
  /** When the awaited paper, such as the official transcript, arrived. */
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
  /** The number that opens it besides its RRR; null if there is none. */
  openedBy: text,
  /** It is shown and cannot be changed. */
  prefill,
  /** The same, for open pages of the release before: it goes with the next release. */
  known: z.optional(prefill),
  /**
   * Where a supplementary applicant applied before. If they came by an earlier application, birth and gender
   * are `fixed`.
   */
  present: z.nullable(z.object({ faculty: text, department: z.string(), fixed: z.boolean() })),
  /** Whether the named member of staff has confirmed it; null if nobody was asked. */
  requestConfirmed: z.nullable(z.boolean()),
  /** The released PUTME result, with a null score if absent; null if not released. */
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
  /** Answers by field id, of each step that is asked. */
  answers: anyAnswers,
  ...keptDocuments,
});

/** A completed application as it is printed. */
const applicationSlip = z.extend(applicationRecord, {
  /** Where and when the applicant is examined; null without a seat. */
  screening: z.nullable(
    z.object({
      startsAt: timestamp,
      venue: z.string(),
      address: z.string(),
      seat: z.int(),
    }),
  ),
  verification,
  /** For programmes with references: who was named, and when each was given. Never the content. */
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
      /** Opens only this application. Sent as the bearer token of the applicant's calls. */
      token: z.string(),
      expires: timestamp,
      /** True: show the slip. False: show the form. */
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
      /** `savedAt` of the record that was read back, so that nothing is sent that was not shown. */
      seen: stepTimes,
      /** The ids of its files, including the photo. */
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
