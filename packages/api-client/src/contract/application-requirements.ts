import * as z from "zod/mini";
import { family } from "./application-shared.ts";
import { endpoint } from "./define.ts";
import { option, programmeSlug, timestamp } from "./shared.ts";

/** What can be counted of what a department asks; null is nothing. */
const rule = z.object({
  /** The least aggregate. */
  cutOff: z.nullable(z.number()),
  minimumUtme: z.nullable(z.int()),
  credits: z.nullable(z.int()),
  /** Subjects of the O-level that have to be among the credits. */
  creditSubjectIds: z.array(z.int()),
  /** The certificates of which one has to be brought; null where the programme asks for none. */
  certificates: z.nullable(z.array(z.string())),
});

const admissionRules = z.object({
  session: z.string(),
  departments: z.array(
    z.object({
      id: z.int(),
      faculty: z.string(),
      name: z.string(),
      /** What it says itself; empty where it has not. */
      requirements: z.string(),
      rule,
    }),
  ),
  /** What results of the O-level are made of, the grades best first. */
  subjects: z.array(option),
  grades: z.array(z.string()),
  /** When the school's records said so. */
  asOf: timestamp,
});

export type AdmissionRules = z.infer<typeof admissionRules>;

/** What departments ask of applicants: of anybody, before paying, and of one who has applied. */
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
    mayBeOld: true,
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
      /** In words, one a requirement. */
      unmet: z.array(z.string()),
      paidAt: timestamp,
    }),
    errors: ["not_found"],
    afterShell: true,
  }),
};
