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

/** Days in Lagos, both included, by the names that a filter of days has in the address. */
const days = { "day-from": calendarDate(), "day-to": calendarDate() };

/** What an act was done to. */
const ofWhat = {
  /** In words: a person's name, "Role: hostel officer". */
  subject: z.string(),
  /** As the record notes it. */
  subjectKind: z.string(),
  subjectId: recordedId,
};

/** What was done or refused for safety's sake. */
const securityEvent = z.object({
  id: recordedId,
  at: timestamp,
  kind: z.enum(securityKindNames),
  /** Whose account; null where nobody knows. */
  person: z.nullable(z.string()),
  personId: z.nullable(recordedId),
  /** What happened, to be read on after the person. */
  what: z.string(),
  /** Who did it, where it was not the person. */
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
      /** Under whose account, in words. */
      who: z.string(),
      /** The account; null where nobody was signed in. */
      whoId: z.nullable(recordedId),
      /** Who really acted, signed in as `who`. */
      impersonator: z.nullable(z.string()),
      impersonatorId: z.nullable(recordedId),
      /** What was done, to be read on after who. */
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
      /** So many rows were sealed. */
      seals: z.int(),
      /** When the sealing ran last; null before its first time. */
      sealedAt: z.nullable(timestamp),
      root: z.nullable(z.object({ day: z.string(), text: z.string() })),
      /** Whether the server's database role can only add to the checkpoints. */
      insertOnly: z.boolean(),
      /**
       * Places outside the database that are sent the end of the record. failedAt and failure tell of the latest
       * failure; null where there is none.
       */
      outlets: z.array(
        z.object({
          name: z.enum(outletNames),
          toldAt: z.nullable(timestamp),
          failedAt: z.nullable(timestamp),
          failure: z.nullable(z.string()),
        }),
      ),
      /** Letters with roots that could not be sent. */
      unsentLetters: z.int(),
      check: z.nullable(
        z.object({
          id: z.uuid(),
          state: z.enum(checkStates),
          by: z.string(),
          requestedAt: timestamp,
          finishedAt: z.nullable(timestamp),
          /** The root that was pasted; null where none was. */
          root: z.nullable(z.string()),
          /** So many seals of `total` are checked. */
          checked: z.int(),
          total: z.int(),
          found: z.int(),
          /** The first of what was found, in words, with the entry where it is still there. */
          findings: z.array(
            z.object({
              text: z.string(),
              meaning: z.string(),
              entry: z.nullable(z.string()),
            }),
          ),
          /** Rows that retention has taken since, whose seals alone were checked. */
          forgotten: z.int(),
          /** Rows that wait for their seal. */
          waiting: z.int(),
          /** One sentence for the reader: the period that was checked, and against what. Null while the check runs. */
          said: z.nullable(z.string()),
          /**
           * One sentence for the reader: what this check could not have found for want of a root from a letter. Null
           * where one was given.
           */
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
