import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { timestamp } from "./shared.ts";

const officers = ["lecturer", "official"] as const;
const claim = "registration.approve" as const;

/** A registration as its officer saw it: of a later one nothing is decided. */
const seen = { id: z.uuid(), submittedAt: timestamp };
const decided = z.object({ id: z.string(), state: registrationState, decidedAt: timestamp });

const refusals = [
  "not_found",
  "section_changed",
  "registration_decided",
  "own_registration",
  "impersonation_decides_nothing",
] as const;

/** What an adviser, or the head where a class has none, decides about registrations. */
export const courseRegistrationApprovalEndpoints = {
  approveRegistration: endpoint({
    method: "POST",
    path: "/api/courseRegistration/approve/{id}",
    summary: "Approves a registration; what is published already of its courses is out with it",
    audience: officers,
    claim,
    input: z.object(seen),
    output: decided,
    errors: refusals,
  }),
  returnRegistration: endpoint({
    method: "POST",
    path: "/api/courseRegistration/return/{id}",
    summary: "Returns a registration with a reason, and opens it for its student for a week",
    audience: officers,
    claim,
    input: z.object({ ...seen, reason }),
    output: decided,
    errors: refusals,
  }),
  annulRegistration: endpoint({
    method: "POST",
    path: "/api/courseRegistration/annul/{id}",
    summary: "Takes back an approval while no score is entered: the registration is returned",
    audience: officers,
    claim,
    input: z.object({ ...seen, reason }),
    output: decided,
    errors: [...refusals, "registration_scored"],
  }),
};
