import * as z from "zod/mini";
import { family } from "./application-shared.ts";
import { endpoint } from "./define.ts";
import { option, programmeSlug, timestamp } from "./shared.ts";

/** A department's requirements; null means none. */
const rule = z.object({
  /** The least aggregate. */
  cutOff: z.nullable(z.number()),
  minimumUtme: z.nullable(z.int()),
  credits: z.nullable(z.int()),
  /** O-level subjects that must be among the credits. */
  creditSubjectIds: z.array(z.int()),
  /** The accepted certificates, of which one is needed; null if the programme asks for none. */
  certificates: z.nullable(z.array(z.string())),
});

const admissionRules = z.object({
  session: z.string(),
  departments: z.array(
    z.object({
      id: z.int(),
      faculty: z.string(),
      name: z.string(),
      /** Its own text; empty if there is none. */
      requirements: z.string(),
      rule,
    }),
  ),
  /** O-level subjects and grades, best grade first. */
  subjects: z.array(option),
  grades: z.array(z.string()),
  /** The time of this data. */
  asOf: timestamp,
});

export type AdmissionRules = z.infer<typeof admissionRules>;

/** Requirements of departments: public ones, and those that an applicant does not meet. */
export const requirementEndpoints = {
  getAdmissionRules: endpoint({
    method: "GET",
    path: "/api/Application/admission-rules/{programme}",
    summary:
      "What each department of a programme asks, by which anybody can reckon whether it takes them: nothing of theirs is sent",
    audience: ["anyone"],
    input: z.object({ programme: programmeSlug }),
    output: admissionRules,
    errors: ["not_found"],
    allowStale: true,
    afterShell: true,
  }),
  getUnmet: endpoint({
    method: "GET",
    path: "/api/{family}/{name}-application-requirements",
    summary:
      "What the chosen department asks that the application does not have, by the rule of the day on which it was paid",
    audience: ["applicant"],
    input: z.object({ ...family }),
    output: z.object({
      /** Null until one is chosen. */
      department: z.nullable(z.string()),
      /** One text for each requirement. */
      unmet: z.array(z.string()),
      paidAt: timestamp,
    }),
    errors: ["not_found"],
    afterShell: true,
  }),
};
