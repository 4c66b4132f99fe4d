import { decisions } from "@polyportal/domain/admission/decision";
import { applicantCode } from "@polyportal/domain/application/code";
import { awaitedProofs } from "@polyportal/domain/application/awaited";
import { nextActs } from "@polyportal/domain/application/standing";
import { rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { timestamp } from "./shared.ts";

/** The progress of an application, for whoever has its RRR. No personal data. */
const standing = z.object({
  paid: z.boolean(),
  /** Null until the form is first opened. */
  sections: z.nullable(z.object({ saved: z.int(), of: z.int() })),
  submitted: z.boolean(),
  next: z.enum(nextActs),
  /** The page of the next step; null if no page helps. */
  path: z.nullable(z.string()),
});

const ownStatus = z.object({
  standing,
  /** As on the slip: null until it is given and its fee, if any, is paid. */
  seat: z.nullable(
    z.object({ startsAt: timestamp, venue: z.string(), address: z.string(), seat: z.int() }),
  ),
  /** Where to pay the slip's fee, once there is a seat; null if none is due. */
  slipAt: z.nullable(z.string()),
  /** Null if the programme asks for no references. */
  references: z.nullable(
    z.object({ named: z.int(), asked: z.int(), given: z.int(), declined: z.int() }),
  ),
  /** The awaited papers, and whether they have arrived. */
  awaited: z.array(
    z.object({ what: z.enum([...awaitedProofs, "confirmation"]), came: z.boolean() }),
  ),
  /** The released result; the score is null for somebody who was absent. */
  result: z.nullable(
    z.object({ score: z.nullable(z.number()), aggregate: z.nullable(z.number()) }),
  ),
  decision: z.enum(decisions),
  /** Given with an offer. */
  admissionNumber: z.nullable(z.string()),
});

export type OwnStatus = z.infer<typeof ownStatus>;

/** What an RRR reveals about an application without opening it. */
export const applicationStatusEndpoints = {
  getApplicationStatus: endpoint({
    method: "POST",
    path: "/api/Application/status",
    summary:
      "How far the application of an RRR is, without a name; whatever else is entered, nothing was found",
    audience: ["anyone"],
    afterShell: true,
    input: z.object({ rrr: rrr() }),
    output: standing,
    errors: ["details_not_found", "too_many_requests"],
  }),
  getOwnApplicationStatus: endpoint({
    method: "POST",
    path: "/api/Application/own-status",
    summary:
      "Seat, references, released result and decision as well, on a device that knows the invoice; a strange one needs a code",
    audience: ["anyone"],
    afterShell: true,
    input: z.object({ rrr: rrr(), code: z.optional(applicantCode()) }),
    output: ownStatus,
    errors: [
      "details_not_found",
      "applicant_code_needed",
      "applicant_code_wrong",
      "too_many_requests",
    ],
  }),
};
