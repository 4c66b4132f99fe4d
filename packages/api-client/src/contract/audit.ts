import { auditActions, type AuditAction } from "@polyportal/domain/audit/actions";
import { subjectKinds } from "@polyportal/domain/audit/subjects";
import { outletNames } from "@polyportal/domain/audit/against";
import { checkSchema, checkStates } from "@polyportal/domain/audit/check";
import { securityKindNames } from "@polyportal/domain/audit/security";
import { calendarDate } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { historyAct } from "./history.ts";
import { listOf, several } from "./list.ts";
import { nothing, recordedId, timestamp } from "./shared.ts";

const staffOnly = { audience: ["official"], claim: "audit.see" } as const;

/** Days in Lagos, both included, named like a filter of days in the address. */
const days = { "day-from": calendarDate(), "day-to": calendarDate() };

/** What an act was done to. */
const ofWhat = {
  /** In words: a person's name, "Role: hostel officer". */
  subject: z.string(),
  /** As in the audit record. */
  subjectKind: z.string(),
  subjectId: recordedId,
};

/** An act or refusal that matters for security. */
const securityEvent = z.object({
  id: recordedId,
  at: timestamp,
  kind: z.enum(securityKindNames),
  /** The account's owner; null if unknown. */
  person: z.nullable(z.string()),
  personId: z.nullable(recordedId),
  /** What happened, to follow the person's name. */
  what: z.string(),
  /** Who did it, if somebody else. */
  by: z.nullable(z.string()),
  byId: z.nullable(recordedId),
  address: z.nullable(z.string()),
  /** How often within the hour. */
  count: z.int(),
  /** The last time within the hour. */
  lastAt: timestamp,
});

export const auditEndpoints = {
  listAudit: listOf({
    ...staffOnly,
    path: "/api/Audit/entries",
    summary: "The record of changes, newest first; its search finds who acted, also as another",
    row: z.object({
      id: z.uuid(),
      at: timestamp,
      action: z.string(),
      /** The account's name. */
      who: z.string(),
      /** The account; null if nobody was signed in. */
      whoId: z.nullable(recordedId),
      /** Who really acted while signed in as `who`. */
      impersonator: z.nullable(z.string()),
      impersonatorId: z.nullable(recordedId),
      /** What was done, to follow the name. */
      what: z.string(),
      ...ofWhat,
      reason: z.nullable(z.string()),
    }),
    filters: {
      action: several(z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]])),
      subject: several(z.enum(subjectKinds)),
      ...days,
    },
    sorts: ["at"],
  }),
  getAuditEntry: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Audit/entries/{id}",
    summary: "One entry of the record: what was before and after, from where, and its seal",
    input: z.object({ id: z.uuid() }),
    output: z.extend(historyAct, {
      ...ofWhat,
      /** Its number in the sealed record; null until it is sealed. */
      number: z.nullable(z.int()),
    }),
    errors: ["not_found"],
  }),
  listSecurityLog: listOf({
    ...staffOnly,
    path: "/api/Audit/security",
    summary:
      "Sign-ins, failed ones, lock-outs, passwords, second factors, sign-ins as another and refusals, newest first",
    row: securityEvent,
    filters: { kind: several(z.enum(securityKindNames)), ...days },
    sorts: ["at"],
  }),
  getSecurityEvent: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Audit/security/{id}",
    summary: "One event of the security log",
    input: z.object({ id: recordedId.check(z.minLength(1), z.maxLength(100)) }),
    output: securityEvent,
    errors: ["not_found"],
  }),
  getAuditSeals: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Audit/seals",
    summary: "How far the record is sealed, its newest daily root, and the newest check of it",
    input: nothing,
    output: z.object({
      /** How many rows are sealed. */
      seals: z.int(),
      /** When sealing last ran; null before the first time. */
      sealedAt: z.nullable(timestamp),
      root: z.nullable(z.object({ day: z.string(), text: z.string() })),
      /** Whether the server's database role can only add checkpoints. */
      insertOnly: z.boolean(),
      /**
       * Outside places that receive checkpoints. failedAt and failure describe the latest failure; null if
       * there is none.
       */
      outlets: z.array(
        z.object({
          name: z.enum(outletNames),
          toldAt: z.nullable(timestamp),
          failedAt: z.nullable(timestamp),
          failure: z.nullable(z.string()),
        }),
      ),
      /** Mails with roots that could not be sent. */
      unsentLetters: z.int(),
      check: z.nullable(
        z.object({
          id: z.uuid(),
          state: z.enum(checkStates),
          by: z.string(),
          requestedAt: timestamp,
          finishedAt: z.nullable(timestamp),
          /** The pasted root; null if there is none. */
          root: z.nullable(z.string()),
          /** How many of the `total` seals are checked. */
          checked: z.int(),
          total: z.int(),
          found: z.int(),
          /** The first findings in words, with the entry if it still exists. */
          findings: z.array(
            z.object({
              text: z.string(),
              meaning: z.string(),
              entry: z.nullable(z.string()),
            }),
          ),
          /** Rows that retention has deleted. Only their seals were checked. */
          forgotten: z.int(),
          /** Rows that are not sealed yet. */
          waiting: z.int(),
          /** A sentence for the user: the checked period and what it was compared with. Null while the check runs. */
          said: z.nullable(z.string()),
          /** A sentence for the user: what this check could not find without a mailed root. Null if one was given. */
          leftOpen: z.nullable(z.string()),
        }),
      ),
    }),
    errors: [],
  }),
  startAuditCheck: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Audit/checks",
    summary: "Checks the record against its seals in the background, and against a pasted root",
    input: checkSchema,
    output: z.object({ id: z.uuid() }),
    errors: [],
  }),
};
