import {
  applicationFeesSchema,
  applicationSetupSchema,
  requirementSchema,
} from "@polyportal/domain/application-setup/forms";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, yesOrNo } from "./list.ts";
import {
  done,
  idParam,
  naira,
  option,
  programmeSlug,
  timestamp,
  approvalErrors,
} from "./shared.ts";

const see = { audience: ["official"], claim: "applications.see" } as const;
const enter = { audience: ["official"], claim: "applications.enter" } as const;

/** Of one programme in one session. */
const which = { slug: programmeSlug, sessionId: idParam };
/** The confirmation words, if the act needs no approval. */
const typed = z._default(z.string().check(z.trim(), z.maxLength(200)), "");
/** The record's revision that the form began from. */
const revision = z.int();

const setupRow = {
  slug: programmeSlug,
  title: z.string(),
  sessionId: z.int(),
  session: z.string(),
  /** The session in which applications are taken. */
  current: z.boolean(),
  /** The school takes applications now. Only possible in the current session. */
  open: z.boolean(),
  /** First and last day of applications, as ISO dates; null if none is set. */
  opensOn: z.nullable(z.string()),
  closesOn: z.nullable(z.string()),
  /** The fees, by award if they depend on it. */
  fees: z.array(z.object({ award: z.string(), amount: naira })),
  /** How many departments take applicants. */
  departments: z.int(),
  /** The sum of their quotas; null if none is set. */
  quota: z.nullable(z.int()),
  /** Applicants of the session: with a live invoice, paid, and with a sent form. */
  invoiced: z.int(),
  paid: z.int(),
  sent: z.int(),
};

const requirement = z.object({
  departmentId: z.int(),
  department: z.string(),
  faculty: z.string(),
  /** Active in the school. */
  active: z.boolean(),
  admits: z.boolean(),
  quota: z.nullable(z.int()),
  cutOff: z.nullable(z.number()),
  minimumUtme: z.nullable(z.int()),
  credits: z.nullable(z.int()),
  creditSubjects: z.array(option),
  /** Certificates that it accepts, for programmes that ask for one. */
  certificates: z.array(z.string()),
  /** Further requirements in its own words. */
  requirements: z.string(),
  revision,
});

export const applicationSetupEndpoints = {
  listApplicationSetups: listOf({
    ...see,
    path: "/api/Application/types",
    summary: "What one can apply for in a session, by default the current one, and how many do",
    row: z.object(setupRow),
    filters: { session: idParam, accepting: yesOrNo },
    sorts: ["title"],
  }),
  toggleApplications: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Application/types/{slug}",
    summary: "Opens or closes a programme to applicants; paid forms can be sent for 14 days more",
    input: z.object({ slug: programmeSlug, open: z.boolean(), revision }),
    output: done,
    errors: ["not_found", "conflict", "no_department_admits"],
  }),
  getApplicationSetup: endpoint({
    ...see,
    method: "GET",
    path: "/api/Application/application-setup/{slug}/{sessionId}",
    summary: "How a programme's applications are set up in a session",
    input: z.object(which),
    output: z.extend(z.object(setupRow), {
      revision,
      /** The revision of the switch, which covers all sessions. */
      openRevision: z.int(),
      /** Switched on by the school, whatever the date. */
      switchedOn: z.boolean(),
      /** Until when paid forms can still be sent; null while applications are taken. */
      formsUntil: z.nullable(timestamp),
      /** How many paid forms were not sent. */
      unfinished: z.int(),
      listedOnly: z.boolean(),
      acceptanceDays: z.int(),
      utmeDivisor: z.number(),
      putmeDivisor: z.number(),
      /** The school's checklist, and which parts newcomers need. */
      checklist: z.array(z.object({ id: z.int(), name: z.string(), asked: z.boolean() })),
      letterText: z.string(),
      /** Whether its applicants enter a UTME score. */
      asksUtme: z.boolean(),
      /** The certificates to choose from, if its departments choose some. Only in the current session. */
      certificates: z.array(z.string()),
      requirements: z.array(requirement),
    }),
    errors: ["not_found"],
  }),
  updateApplicationSetup: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Application/application-setup/{slug}/{sessionId}",
    summary: "Changes how a programme's applications are set up in a session",
    input: z.safeExtend(applicationSetupSchema, { ...which, revision }),
    output: done,
    errors: ["not_found", "conflict"],
  }),
  updateAdmissionRequirement: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Application/application-setup/{slug}/{sessionId}/departments/{departmentId}",
    summary: "Says whom a department takes of a programme's applicants in a session",
    input: z.extend(requirementSchema, { ...which, departmentId: idParam, revision }),
    output: done,
    errors: ["not_found", "conflict", "unit_inactive", "no_department_admits"],
  }),
  changeApplicationFee: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Application/application-fee/{slug}/{sessionId}",
    summary: "Asks for another fee of the application, which another approves",
    input: z.object({ ...which, ...applicationFeesSchema.shape, reason, typed }),
    output: z.object({ waits: z.boolean() }),
    errors: ["not_found", "same_fee", ...approvalErrors],
  }),
};
