import { applicationNumberSchema } from "@polyportal/domain/application/number-form";
import { clearanceStates } from "@polyportal/domain/admission/clearance";
import { decisions } from "@polyportal/domain/admission/decision";
import { clearanceFormSchema } from "@polyportal/domain/admission/clearance-form";
import { rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { studentOnPaper } from "./shared.ts";

/** A newcomer's clearance by office, for the sheet that is taken to each. */
export const clearanceForm = z.object({
  ...studentOnPaper.shape,
  /** The photo as a data URL; null without one. */
  passport: z.nullable(z.string()),
  admissionNumber: z.string(),
  /** The session of entry. */
  session: z.string(),
  /** The RRR of the acceptance fee. */
  rrr: z.string(),
  components: z.array(
    z.object({ name: z.string(), office: z.string(), state: z.enum(clearanceStates) }),
  ),
  verification,
});

export type ClearanceForm = z.infer<typeof clearanceForm>;

export const admissionEndpoints = {
  getClearanceForm: endpoint({
    method: "POST",
    path: "/api/AdmissionList/clearance-form",
    summary:
      "A newcomer's clearance sheet, by the RRR of the acceptance fee and the date of birth; whatever else is entered, nothing was found",
    audience: ["anyone"],
    afterShell: true,
    input: clearanceFormSchema,
    output: clearanceForm,
    errors: ["details_not_found", "acceptance_not_confirmed", "too_many_requests"],
  }),
  getAdmissionStatus: endpoint({
    method: "GET",
    path: "/api/AdmissionList/admission-status",
    summary: "Whether an application number has been offered admission",
    audience: ["anyone"],
    input: applicationNumberSchema,
    output: z.object({
      applicationNumber: z.string(),
      /** Masked. */
      fullName: z.string(),
      status: z.enum(decisions),
      programme: z.string(),
      department: z.nullable(z.string()),
      session: z.string(),
    }),
    errors: ["not_found", "too_many_requests"],
  }),
  getAdmissionNumber: endpoint({
    method: "GET",
    path: "/api/AdmissionList/admission-number",
    summary: "The application and admission number that belong to a paid RRR",
    audience: ["anyone"],
    input: z.object({ rrr: rrr() }),
    output: z.object({
      applicationNumber: z.string(),
      admissionNumber: z.nullable(z.string()),
      /** Masked. */
      fullName: z.string(),
      programme: z.string(),
      session: z.string(),
    }),
    errors: ["invoice_not_found", "invoice_not_paid", "too_many_requests"],
  }),
};
