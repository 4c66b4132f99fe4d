import { applicationNumberSchema } from "@polyportal/domain/application/number-form";
import { rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";

export const admissionEndpoints = {
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
      status: z.enum(["admitted", "submitted", "in-progress"]),
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
