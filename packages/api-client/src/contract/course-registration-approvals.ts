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
import { listOf, several } from "./list.ts";
import {
  idParam,
  semester,
  studentOnPaper,
  timestamp,
  namedCourse,
  namedStudent,
} from "./shared.ts";
import { classFilters } from "./class-filters.ts";

const officers = ["lecturer", "official"] as const;
const see = "registration.see" as const;
const claim = "registration.approve" as const;

/** How a registration stands against the rules of its semester, as results stand now. */
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
  /** Whole days that it has waited, or did until it was decided about. */
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

/** What was sent at an earlier time, against what was sent after it. */
const earlier = z.object({
  version: z.int(),
  state: registrationState,
  submittedAt: timestamp,
  decidedAt: z.nullable(timestamp),
  decidedBy: z.string(),
  reason: z.string(),
  /** The codes that the next version has and this one has not, and the other way round. */
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
  /** Who decided about it; empty until then. */
  decidedBy: z.string(),
  reason: z.string(),
  ...judged,
  courses: z.array(z.extend(registeredCourse, { missing: z.array(z.string()) })),
  /** Carry-overs that would fit and are left out. */
  leftOut: z.array(z.string()),
  /** How the school fees of the session stand. */
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
  /** Who advises the class; empty where nobody does. */
  adviser: z.string(),
  /** The ones before and after it among those that wait in the caller's hands. */
  previousId: z.nullable(z.uuid()),
  nextId: z.nullable(z.uuid()),
});

/** Of several at once: how many are decided, and why others are not. */
const outcomes = z.object({
  done: z.int(),
  refused: z.array(z.object({ id: z.uuid(), fullName: z.string(), message: z.string() })),
});

/** A registration as its officer saw it: of a later one nothing is decided. */
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

/** What an adviser, or the head where a class has none, decides about registrations. */
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
    // By the time alone: what waits for a whole school is in no other order without reading it all.
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
