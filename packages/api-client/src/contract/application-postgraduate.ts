import { applicantCode } from "@polyportal/domain/application/code";
import { personName, rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { naira, nothing, programmeSlug, timestamp } from "./shared.ts";

const portal = z.object({
  open: z.boolean(),
  opensAt: z.nullable(timestamp),
  closesAt: z.nullable(timestamp),
  session: z.string(),
  awards: z.array(z.object({ name: z.string(), amount: naira })),
  departments: z.array(
    z.object({
      faculty: z.string(),
      name: z.string(),
      /** Its requirements as texts. */
      asks: z.array(z.string()),
      /** Its own text; empty if there is none. */
      requirements: z.string(),
    }),
  ),
});

export type PostgraduatePortal = z.infer<typeof portal>;

/** Public questions about postgraduate study. */
export const postgraduateEndpoints = {
  getPostgraduatePortal: endpoint({
    method: "GET",
    path: "/api/PG/portal",
    summary: "Awards with their fees, dates, and departments with what they demand",
    audience: ["anyone"],
    input: nothing,
    output: portal,
    errors: ["not_found"],
    allowStale: true,
    afterShell: true,
  }),
  openForReprint: endpoint({
    method: "POST",
    path: "/api/PG/reprint-login",
    summary:
      "Opens a form that was sent, of whichever session, to print its slip again: nothing can be changed; a strange device needs a code",
    audience: ["anyone"],
    input: z.object({
      rrr: rrr(),
      surname: personName("please input surname"),
      code: z.optional(applicantCode()),
    }),
    output: z.object({
      token: z.string(),
      expires: timestamp,
      rrr: z.string(),
      programme: programmeSlug,
      /** Like the application's. */
      revision: z.int(),
    }),
    errors: [
      "details_not_found",
      "form_not_submitted",
      "applicant_code_needed",
      "applicant_code_wrong",
      "too_many_requests",
    ],
    afterShell: true,
  }),
};
