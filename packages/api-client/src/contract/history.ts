import { historySubjects, type HistorySubject } from "@polyportal/domain/audit/subjects";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { recordedId, timestamp } from "./shared.ts";

/** One act upon a record, told in words. */
export const historyAct = z.object({
  id: z.uuid(),
  at: timestamp,
  action: z.string(),
  /** The whole act in one sentence, with who and why. */
  sentence: z.string(),
  /** The same without who and why, to be read on after who. */
  what: z.string(),
  who: z.object({
    name: z.string(),
    /** Of somebody who has an account; as it is today. */
    role: z.nullable(z.string()),
  }),
  /** Who really acted, signed in as `who`. */
  impersonator: z.nullable(z.object({ name: z.string(), role: z.nullable(z.string()) })),
  /** Where from: null to who may not see addresses, and once it is forgotten. */
  address: z.nullable(z.string()),
  changes: z.array(
    z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  reason: z.nullable(z.string()),
});

/** What became of a record, newest first. */
export const historyPage = z.object({
  items: z.array(historyAct),
  /** Asks for what came before; null at the record's beginning. */
  next: z.nullable(z.string()),
});

export type HistoryPage = z.output<typeof historyPage>;

export const historyEndpoints = {
  getHistory: endpoint({
    method: "GET",
    path: "/api/History/{subject}/{id}",
    summary:
      "What became of a record, in words, newest first; whoever sees the record itself may ask",
    // Lecturers ask for and answer requests, too.
    audience: ["lecturer", "official"],
    scope: "each-by-its-right",
    input: z.object({
      subject: z.enum(Object.keys(historySubjects) as [HistorySubject]),
      id: recordedId.check(z.minLength(1), z.maxLength(100)),
      /** The `next` of the page before. */
      before: z.optional(z.string().check(z.maxLength(100))),
    }),
    output: historyPage,
    errors: ["not_found"],
  }),
};
