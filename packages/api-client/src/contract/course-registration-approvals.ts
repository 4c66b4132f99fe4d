import {
  mostRegistrations,
  registrationActs,
} from "@polyportal/domain/course-registration/decisions";
import { registrationFlags } from "@polyportal/domain/course-registration/flags";
import { gradingScale } from "@polyportal/domain/results/scale";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { registeredCourse, registrationState } from "./course-registration.ts";
import { endpoint } from "./define.ts";
import { classFilters, listOf, several } from "./list.ts";
import {
  idParam,
  semester,
  studentOnPaper,
  timestamp,
  namedCourse,
  namedStudent,
} from "./shared.ts";

const officers = ["lecturer", "official"] as const;
const see = "registration.see" as const;
const claim = "registration.approve" as const;

/** Whether a registration obeys the rules of its semester, by today's results. */
const judged = {
  units: z.number(),
  minimumUnits: z.number(),
  maximumUnits: z.number(),
  flags: z.array(z.enum(registrationFlags)),
};

const row = z.object({
  id: z.uuid(),
  ...namedStudent,
  department: z.string(),
  level: z.string(),
  session: z.string(),
  semester,
  state: registrationState,
  submittedAt: timestamp,
  decidedAt: z.nullable(timestamp),
  /** Whole days until the decision, or until now. */
  days: z.int(),
  courses: z.int(),
  ...judged,
});

const semesterEarned = z.object({
  session: z.string(),
  semester,
  gpa: z.number(),
  cgpa: z.number(),
  grades: z.array(
    z.object({
      ...namedCourse,
      grade: z.enum(gradingScale.map((band) => band.grade)),
    }),
  ),
});

/** An earlier version, compared with the one after it. */
const earlier = z.object({
  version: z.int(),
  state: registrationState,
  submittedAt: timestamp,
  decidedAt: z.nullable(timestamp),
  decidedBy: z.string(),
  reason: z.string(),
  /** Codes that the next version has and this one does not, and vice versa. */
  added: z.array(z.string()),
  dropped: z.array(z.string()),
});

const looked = z.object({
  id: z.uuid(),
  student: studentOnPaper,
  session: z.string(),
  semester,
  state: registrationState,
  version: z.int(),
  submittedAt: timestamp,
  decidedAt: z.nullable(timestamp),
  /** Who decided; empty until then. */
  decidedBy: z.string(),
  reason: z.string(),
  ...judged,
  courses: z.array(z.extend(registeredCourse, { missing: z.array(z.string()) })),
  /** Carry-overs that would fit but are missing. */
  leftOut: z.array(z.string()),
  /** The state of the session's school fees. */
  fees: z.object({
    cleared: z.boolean(),
    firstInstalmentPaid: z.boolean(),
    balanceKobo: z.int(),
    arrearsKobo: z.int(),
  }),
  versions: z.array(earlier),
  results: z.array(semesterEarned),
  /** What the caller may do with it now. */
  acts: z.array(z.enum(registrationActs)),
  /** The class adviser; empty if there is none. */
  adviser: z.string(),
  /** The previous and next registrations that wait for the caller. */
  previousId: z.nullable(z.uuid()),
  nextId: z.nullable(z.uuid()),
});

/** For several at once: how many were decided, and why others were not. */
const outcomes = z.object({
  done: z.int(),
  refused: z.array(z.object({ id: z.uuid(), fullName: z.string(), message: z.string() })),
});

/** The version that the officer saw. A later one is not decided. */
const seen = { id: z.uuid(), submittedAt: timestamp };
const seenTogether = z.array(z.object(seen)).check(z.minLength(1), z.maxLength(mostRegistrations));
const decided = z.object({ id: z.uuid(), state: registrationState, decidedAt: timestamp });

const refusals = [
  "not_found",
  "section_changed",
  "registration_decided",
  "own_registration",
  "impersonation_decides_nothing",
] as const;

/** Decisions about registrations by an adviser, or by the head if a class has no adviser. */
export const courseRegistrationApprovalEndpoints = {
  listRegistrationApprovals: listOf({
    audience: officers,
    claim: see,
    path: "/api/courseRegistration/approvals",
    summary: "Registrations that wait for the caller, or those of the states that are asked for",
    row,
    filters: {
      ...classFilters,
      option: several(idParam),
      state: several(registrationState),
    },
    // Only by time: any other order would have to read all that waits in the whole school.
    sorts: ["submittedAt"],
  }),
  getRegistrationApproval: endpoint({
    method: "GET",
    path: "/api/courseRegistration/approvals/{id}",
    summary: "One registration with all that its officer looks at, and what may be done with it",
    audience: officers,
    claim: see,
    input: z.object({ id: z.uuid() }),
    output: looked,
    errors: ["not_found"],
  }),
  bulkApproveRegistrations: endpoint({
    method: "POST",
    path: "/api/courseRegistration/bulk-approve",
    summary: "Approves those of several that nothing is flagged of; a late one counts as such",
    audience: officers,
    claim,
    input: z.object({ registrations: seenTogether }),
    output: outcomes,
    errors: ["not_found"],
  }),
  bulkReturnRegistrations: endpoint({
    method: "POST",
    path: "/api/courseRegistration/bulk-return",
    summary: "Returns several with one reason",
    audience: officers,
    claim,
    input: z.object({ registrations: seenTogether, reason }),
    output: outcomes,
    errors: ["not_found"],
  }),
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
