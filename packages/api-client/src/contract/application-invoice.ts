import {
  applicantInvoiceStates,
  extendSchema,
  payerSchema,
} from "@polyportal/domain/application-invoice/forms";
import { applicationStages } from "@polyportal/domain/application-invoice/stages";
import { jambMarks } from "@polyportal/domain/jamb-list/marks";
import { paymentAnswers } from "@polyportal/domain/payment/answers";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import {
  done,
  idParam,
  naira,
  programmeSlug,
  timestamp,
  approvalErrors,
  gatewayErrors,
} from "./shared.ts";

const enter = { audience: ["official"], claim: "applications.enter", afterShell: true } as const;
const seen = z.string().check(z.maxLength(320));
/** The payer's details that the form began from. */
const seenPayer = z.object({
  lastname: seen,
  firstname: seen,
  middlename: seen,
  email: seen,
  mobileNumber: seen,
});
const byId = z.object({ id: z.uuid() });

/** What officials do with applicants' invoices. */
export const applicationInvoiceEndpoints = {
  listApplicantInvoices: listOf({
    audience: ["official"],
    afterShell: true,
    claim: "applications.see",
    path: "/api/ApplicationInvoice/invoices",
    summary: "Applicants' invoices, the newest first",
    row: z.object({
      id: z.uuid(),
      invoiceNo: z.string(),
      /** Null until the gateway has given it. */
      rrr: z.nullable(z.string()),
      lastname: z.string(),
      firstname: z.string(),
      middlename: z.string(),
      fullName: z.string(),
      mobileNumber: z.string(),
      email: z.string(),
      slug: programmeSlug,
      programme: z.string(),
      session: z.string(),
      amount: naira,
      state: z.enum(applicantInvoiceStates),
      createdAt: timestamp,
      expiresAt: timestamp,
      paidAt: z.nullable(timestamp),
      /** The form that its payment opened; null if there is none. */
      application: z.nullable(z.object({ number: z.string(), sent: z.boolean() })),
      /** The form's JAMB number, and whether JAMB's list has it; null without one. */
      jamb: z.nullable(z.object({ number: z.string(), mark: z.enum(jambMarks) })),
    }),
    filters: {
      session: idParam,
      programme: several(programmeSlug),
      state: z.enum(["open", "paid", "expired"]),
      /** The least stage that the applicant has reached. */
      stage: z.enum(applicationStages),
      jamb: z.enum(jambMarks),
    },
    sorts: ["createdAt"],
    personal: ["email", "mobileNumber"],
  }),
  requeryApplicantInvoice: endpoint({
    ...enter,
    method: "POST",
    path: "/api/ApplicationInvoice/requery/{id}",
    summary: "Asks the gateway whether an invoice is paid, and records what it says",
    input: byId,
    output: z.object({ answer: z.enum(["paid", ...paymentAnswers]) }),
    errors: ["not_found", "gateway_unavailable", "gateway_refused", "too_many_requests"],
  }),
  expireApplicantInvoice: endpoint({
    ...enter,
    method: "POST",
    path: "/api/ApplicationInvoice/expire/{id}",
    summary: "Ends an open invoice, at the gateway first",
    input: z.extend(byId, { reason }),
    output: done,
    errors: ["not_found", "invoice_paid", "invoice_not_open", ...gatewayErrors],
  }),
  extendApplicantInvoice: endpoint({
    ...enter,
    method: "POST",
    path: "/api/ApplicationInvoice/extend/{id}",
    summary: "Lets an open invoice be paid for longer",
    input: z.extend(extendSchema, { id: z.uuid() }),
    output: done,
    errors: ["not_found", "invoice_paid", "invoice_not_open"],
  }),
  resendApplicantInvoice: endpoint({
    ...enter,
    method: "POST",
    path: "/api/ApplicationInvoice/resend/{id}",
    summary: "Sends the letter of an invoice, or of its payment, to the payer again",
    input: byId,
    output: done,
    errors: ["not_found", "invoice_not_open", "too_many_requests"],
  }),
  correctPayer: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/ApplicationInvoice/payer/{id}",
    summary:
      "Corrects who pays, over what was seen: all of it before the payment, phone and e-mail after it",
    input: z.extend(payerSchema, { id: z.uuid(), was: seenPayer }),
    output: done,
    errors: ["not_found", "conflict", "live_invoice_exists"],
  }),
  movePayment: endpoint({
    ...enter,
    method: "POST",
    path: "/api/ApplicationInvoice/move-payment/{id}",
    summary: "Asks for a payment for the wrong programme to be moved, which another approves",
    input: z.extend(byId, {
      slug: programmeSlug,
      reason,
      typed: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
    }),
    output: z.object({ waits: z.boolean() }),
    errors: [
      "not_found",
      "invoice_not_paid",
      "application_completed",
      "application_ended",
      "live_invoice_exists",
      "other_award",
      ...approvalErrors,
    ],
  }),
};
