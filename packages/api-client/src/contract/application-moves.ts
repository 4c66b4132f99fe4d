import * as z from "zod/mini";
import { applicantId, family } from "./application-shared.ts";
import { endpoint } from "./define.ts";
import { done, naira, programmeSlug } from "./shared.ts";

/** An applicant moves a payment for the wrong programme. */
export const applicationMoveEndpoints = {
  getMoves: endpoint({
    method: "GET",
    path: "/api/{family}/{name}-application-moves",
    summary: "What was paid for the form, and the programmes to which it can be moved",
    audience: ["applicant"],
    input: z.object({ ...family }),
    output: z.object({ amount: naira, programmes: z.array(programmeSlug) }),
    errors: ["not_found"],
    afterShell: true,
  }),
  moveApplication: endpoint({
    method: "POST",
    path: "/api/{family}/move-{name}-application/{applicantId}",
    summary:
      "Moves the payment and its form, which is not sent, to an open programme of the same fee: every opening of the form ends",
    audience: ["applicant"],
    input: z.object({ ...family, applicantId, slug: programmeSlug }),
    output: done,
    errors: [
      "not_found",
      "invoice_not_paid",
      "application_ended",
      "application_completed",
      "live_invoice_exists",
      "conflict",
    ],
    afterShell: true,
  }),
};
