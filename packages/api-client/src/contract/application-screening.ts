import { screeningSlipSchema } from "@polyportal/domain/application/screening";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { invoice } from "./invoice.ts";
import { timestamp, gatewayErrors } from "./shared.ts";

/** A candidate's place at the screening. */
export const screeningSlip = z.object({
  fullName: z.string(),
  jambNumber: z.string(),
  applicationNumber: z.string(),
  programme: z.string(),
  course: z.string(),
  session: z.string(),
  startsAt: timestamp,
  venue: z.string(),
  address: z.string(),
  seat: z.int(),
  /** Extra time was requested and granted. */
  extraTime: z.boolean(),
  bring: z.array(z.string()),
  /** The photo as a data URL; null without one. */
  passport: z.nullable(z.string()),
  verification,
});

export type ScreeningSlip = z.infer<typeof screeningSlip>;

export const screeningEndpoints = {
  getPutmeSlip: endpoint({
    method: "POST",
    path: "/api/Application/putme-slip",
    summary:
      "The slip of a candidate's seat, by JAMB number and phone number; where it has a fee, its invoice (masked) until that is paid",
    audience: ["anyone"],
    afterShell: true,
    idempotent: true,
    input: screeningSlipSchema,
    output: z.object({ slip: z.nullable(screeningSlip), invoice: z.nullable(invoice) }),
    errors: [
      "details_not_found",
      "screening_not_out",
      "conflict",
      "idempotency_mismatch",
      ...gatewayErrors,
    ],
  }),
};
