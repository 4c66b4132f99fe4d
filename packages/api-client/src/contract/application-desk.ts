import { findSchema, resetSchema } from "@polyportal/domain/application-desk/forms";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, naira, rowKey, timestamp, gatewayErrors } from "./shared.ts";

const typed = z._default(z.string().check(z.trim(), z.maxLength(200)), "");
const grave = ["typed_wrong", "password_needed"] as const;

/** What officials do with one application: open sections of it again, or close it. */
export const applicationDeskEndpoints = {
  findApplication: endpoint({
    audience: ["official"],
    afterShell: true,
    claim: "applications.see",
    method: "GET",
    path: "/api/Application/application",
    summary: "One application by its number, an invoice's or the RRR, and what can be done with it",
    input: findSchema,
    output: z.object({
      invoiceId: z.uuid(),
      invoiceNo: z.string(),
      amount: naira,
      paidAt: z.nullable(timestamp),
      /** Null until its RRR has opened it. */
      applicationId: z.nullable(z.uuid()),
      number: z.nullable(z.string()),
      fullName: z.string(),
      programme: z.string(),
      session: z.string(),
      stage: z.enum(["unpaid", "paid", "begun", "sent", "closed", "deleted"]),
      completedAt: z.nullable(timestamp),
      /** The admission number of its offer; null without one. */
      offer: z.nullable(z.string()),
      /** Its saved sections, in order. */
      sections: z.array(
        z.object({
          id: rowKey,
          title: z.string(),
          savedAt: timestamp,
          /** The school has reopened it, and it was not saved since. */
          reopened: z.boolean(),
        }),
      ),
      /** The numbers of the same person's other applications for the programme and session. */
      doubles: z.array(z.string()),
      /** When it was deleted or closed. */
      deletedAt: z.nullable(timestamp),
      /** Whether the caller may undo that. */
      returnable: z.boolean(),
    }),
    errors: ["not_found"],
  }),
  resetApplication: endpoint({
    audience: ["official"],
    afterShell: true,
    claim: "applications.enter",
    method: "POST",
    path: "/api/Application/reset/{id}",
    summary: "Opens sections of an application again; where it has an offer, another approves it",
    input: z.extend(resetSchema, { id: z.uuid(), typed }),
    output: z.object({ waits: z.boolean() }),
    errors: [
      "not_found",
      "application_ended",
      "approval_waiting",
      "nobody_else_approves",
      ...grave,
    ],
  }),
  deleteApplication: endpoint({
    audience: ["official"],
    afterShell: true,
    claim: "applications.erase",
    method: "POST",
    path: "/api/Application/delete/{id}",
    summary:
      "Deletes an applicant's unpaid invoice, or closes a paid application that stands twice",
    input: z.object({ id: z.uuid(), reason, typed }),
    output: done,
    errors: [
      "not_found",
      "invoice_paid",
      "invoice_not_open",
      "application_ended",
      "application_offered",
      "application_single",
      ...gatewayErrors,
      ...grave,
    ],
  }),
  undoDeleteApplication: endpoint({
    audience: ["official"],
    afterShell: true,
    claim: "applications.erase",
    method: "POST",
    path: "/api/Application/undo-delete/{id}",
    summary: "Takes a deletion back, within 24 hours and by its author or an administrator",
    input: z.object({ id: z.uuid() }),
    output: done,
    errors: ["not_found", "undo_refused", "live_invoice_exists", "jamb_number_taken"],
  }),
};
