import {
  destinationsSchema,
  graduateCodeSchema,
  graduateSchema,
  trackingSchema,
} from "@polyportal/domain/sundry/transcript-forms";
import {
  deliveries,
  destinationKinds,
  mostDestinations,
  transcriptStates,
} from "@polyportal/domain/sundry/transcript";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { invoice } from "./invoice.ts";
import { done, naira, timestamp, gatewayErrors } from "./shared.ts";

const ticket = z.string().check(z.maxLength(400));

/** What a graduate learns before paying. */
export const graduate = z.object({
  /** Identifies the graduate to `createTranscriptRequest` for an hour. */
  ticket,
  fullName: z.string(),
  department: z.string(),
  /** The price of a transcript for each destination, and the promised working days. */
  fees: z.array(z.object({ delivery: z.enum(deliveries), amount: naira, workingDays: z.int() })),
  /** Earlier requests whose address can still be changed: the newest ten. */
  requests: z.array(
    z.object({
      code: z.string(),
      state: z.enum(transcriptStates),
      destinations: z.array(
        z.object({
          position: z.int(),
          name: z.string(),
          delivery: z.enum(deliveries),
          address: z.string(),
          email: z.string(),
        }),
      ),
    }),
  ),
  /** Unpaid school fees. */
  debt: naira,
  /** Registered courses without a published result. */
  missing: z.array(z.object({ code: z.string(), title: z.string(), session: z.string() })),
});

export type Graduate = z.infer<typeof graduate>;

/** The state of a request, for whoever has its code: no names, no addresses. */
export const trackedTranscript = z.object({
  code: z.string(),
  state: z.enum(transcriptStates),
  steps: z.array(z.object({ state: z.enum(transcriptStates), at: timestamp })),
  /** YYYY-MM-DD; null until it is paid. */
  promised: z.nullable(z.string()),
  /** Why it waits; empty if it does not. */
  waitsFor: z.string(),
  destinations: z.array(
    z.object({
      kind: z.enum(destinationKinds),
      name: z.string(),
      country: z.string(),
      delivery: z.enum(deliveries),
      reference: z.string(),
      /** When it left the school, and its tracking reference; empty without one. */
      sentAt: z.nullable(timestamp),
      dispatched: z.string(),
      /** When it arrived, and when its receiver last said that it had not. */
      receivedAt: z.nullable(timestamp),
      missingAt: z.nullable(timestamp),
    }),
  ),
});

export type TrackedTranscript = z.infer<typeof trackedTranscript>;

export const transcriptEndpoints = {
  identifyGraduate: endpoint({
    method: "POST",
    path: "/api/Sundry/identify-graduate",
    summary:
      "Sends a code to the contact on record of whoever is named rightly; the answer is the same for all",
    audience: ["anyone"],
    afterShell: true,
    input: graduateSchema,
    output: done,
    errors: ["too_many_requests"],
  }),
  verifyGraduateCode: endpoint({
    method: "POST",
    path: "/api/Sundry/verify-graduate-code",
    summary: "What a graduate is told before anything is paid: fees, debt, missing results",
    audience: ["anyone"],
    afterShell: true,
    input: graduateCodeSchema,
    output: graduate,
    errors: ["history_code_wrong", "too_many_requests"],
  }),
  createTranscriptRequest: endpoint({
    method: "POST",
    path: "/api/Sundry/create-transcript-request",
    summary:
      "Asks for transcripts to one to five destinations: one invoice with a line for each, and the code by which the request is followed",
    audience: ["anyone"],
    afterShell: true,
    idempotent: true,
    input: z.object({ ticket, ...destinationsSchema.shape }),
    output: z.object({ code: z.string(), invoice }),
    errors: [
      "link_expired",
      "contact_missing",
      "conflict",
      "not_found",
      "idempotency_mismatch",
      ...gatewayErrors,
    ],
  }),
  changeTranscriptAddress: endpoint({
    method: "POST",
    path: "/api/Sundry/change-transcript-address",
    summary: "Sends one destination of the own request elsewhere, until the transcript is signed",
    audience: ["anyone"],
    afterShell: true,
    input: z.object({
      ticket,
      code: z.string().check(z.maxLength(20)),
      position: z.int().check(z.gte(0), z.lte(mostDestinations)),
      address: z._default(z.string().check(z.maxLength(300)), ""),
      email: z._default(z.string().check(z.maxLength(300)), ""),
    }),
    output: done,
    errors: ["link_expired", "not_found", "transcript_signed", "too_many_requests"],
  }),
  trackTranscript: endpoint({
    method: "GET",
    path: "/api/Sundry/transcript-tracker",
    summary: "How a request stands, by its code",
    audience: ["anyone"],
    afterShell: true,
    input: trackingSchema,
    output: trackedTranscript,
    errors: ["details_not_found", "too_many_requests"],
  }),
};
