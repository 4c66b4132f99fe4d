import { anyAnswers } from "@polyportal/domain/application/fields/wire";
import {
  documentPlaces,
  type DocumentPlace,
} from "@polyportal/domain/application/steps/documents/documents";
import { institutionSchema } from "@polyportal/domain/application/steps/institution/schema";
import { subjectRowSchema } from "@polyportal/domain/application/steps/o-level/schema";
import {
  nextOfKinSchema,
  personalSchema,
} from "@polyportal/domain/application/steps/personal/schema";
import { oLevelLimits } from "@polyportal/domain/o-level/limits";
import { tooManySittings } from "@polyportal/domain/o-level/refusals";
import { ndResultSchema } from "@polyportal/domain/application/steps/nd-result/schema";
import { optionalId, rrr } from "@polyportal/domain/validation/primitives";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import { applicantId, family } from "./application-shared.ts";
import { endpoint } from "./define.ts";
import { began, timestamp } from "./shared.ts";
import { uploadErrors } from "./upload-errors.ts";

// The sections of an application, one call each.

const saved = z.object({ saved: z.array(z.string()) });

/** The answers to a section's fields, which its definition lists. */
const answers = z.optional(anyAnswers);

const saveStep = {
  method: "POST",
  audience: ["applicant"],
  idempotent: true,
  errors: ["application_completed", "section_incomplete", "section_changed", "not_found"],
} as const;

/** What every section's call has besides its values. */
const begins = {
  ...family,
  /** `savedAt` of the section as the form began. */
  began,
};

const jambChoice = {
  jambNumber: z.optional(z.string()),
  utmeScore: z.optional(typedNumber()),
  subjectIds: z.optional(z.array(typedNumber())),
};

const text = z.optional(z.string());

/** A file for each place of a document. */
const files = Object.fromEntries(documentPlaces.map((place) => [place, z.optional(z.file())])) as {
  [Place in DocumentPlace]: z.ZodMiniOptional<z.ZodMiniFile>;
};

const sitting = z.object({
  awaiting: z.optional(z.boolean()),
  examinationTypeId: optionalId(),
  examCenter: text,
  examNumber: text,
  examYear: text,
  cardPin: text,
  cardSerialNumber: text,
  subjects: z.optional(z.array(subjectRowSchema).check(z.maxLength(oLevelLimits.rows))),
});

/** Some of the application's endpoints. */
export const applicationSections = {
  savePersonalDetails: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-{call}",
    summary: "Saves Personal & Next of Kin; the answer is the applicant id",
    input: z.extend(personalSchema, {
      ...begins,
      /** `personal-details`; some programmes name their call after what is saved with it. */
      call: z.string(),
      rrr: rrr(),
      bloodGroupId: optionalId(),
      genoTypeId: optionalId(),
      permanentAddress: text,
      nextOfKin: z.optional(nextOfKinSchema),
      facultyId: optionalId(),
      departmentId: optionalId(),
      jupebOptionId: optionalId(),
      jupebOptionSubjectId: optionalId(),
      answers,
    }),
    output: z.object({ applicantId, saved: z.array(z.string()) }),
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
      departmentOptionId: optionalId(),
      alternativeFacultyId: optionalId(),
      alternativeDepartmentId: optionalId(),
      ...jambChoice,
      answers,
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
    // The handler checks the two years with the step's own schema.
    input: z.object({ ...institutionSchema.shape, ...begins, applicantId }),
    output: saved,
  }),
  saveOLevel: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-o-level/{applicantId}",
    summary: "Saves one or two O-level sittings",
    // The programme decides how many subjects are needed and whether a result may be awaited.
    input: z.object({
      ...begins,
      applicantId,
      sittings: z.optional(
        z.array(sitting).check(z.maxLength(oLevelLimits.maxSittings, tooManySittings)),
      ),
    }),
    output: saved,
  }),
  saveForm: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-{form}/{applicantId}",
    summary: "Saves a section that is data alone, such as `education`",
    input: z.object({ ...begins, applicantId, form: z.string(), answers }),
    output: saved,
  }),
  saveReferees: endpoint({
    ...saveStep,
    path: "/api/{family}/add-or-update-{name}-application-referees/{applicantId}",
    summary: "Saves who is asked about the applicant",
    input: z.object({ ...begins, applicantId, answers }),
    output: saved,
    errors: [...saveStep.errors, "referee_action_over"],
  }),
  uploadDocuments: endpoint({
    method: "POST",
    audience: ["applicant"],
    path: "/api/{family}/upload-{name}-application-documents/{applicantId}",
    summary: "Uploads the documents",
    send: "upload",
    input: z.object({
      ...family,
      applicantId,
      /** "true": the declaration is ticked. */
      declaration: z.literal("true", "Tick the checkbox to continue"),
      /** As in the other sections; empty if the section was not saved. */
      began: z.optional(z.union([z.literal(""), timestamp])),
      ...files,
    }),
    output: saved,
    errors: [
      "application_completed",
      "section_incomplete",
      "section_changed",
      "not_found",
      ...uploadErrors,
    ],
  }),
};
