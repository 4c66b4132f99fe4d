import { historySubjects, type HistorySubject } from "@polyportal/domain/audit/subjects";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { recordedId, timestamp } from "./shared.ts";

/** One act on a record, in words. */
export const historyAct = z.object({
  id: z.uuid(),
  at: timestamp,
  action: z.string(),
  /** The whole act in one sentence, with who and why. */
  sentence: z.string(),
  /** The same without who and why, to follow the name. */
  what: z.string(),
  who: z.object({
    name: z.string(),
    /** The account's current role. */
    role: z.nullable(z.string()),
  }),
  /** Who really acted while signed in as `who`. */
  impersonator: z.nullable(z.object({ name: z.string(), role: z.nullable(z.string()) })),
  /** The IP address; null if the reader may not see it, or if it was deleted. */
  address: z.nullable(z.string()),
  changes: z.array(
    z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
  reason: z.nullable(z.string()),
});

/** The history of a record, newest first. */
export const historyPage = z.object({
  items: z.array(historyAct),
  /** The cursor for older acts; null at the record's beginning. */
  next: z.nullable(z.string()),
});

export type HistoryPage = z.output<typeof historyPage>;

export const historyEndpoints = {
  getHistory: endpoint({
    method: "GET",
    path: "/api/History/{subject}/{id}",
    summary:
      "What became of a record, in words, newest first; whoever sees the record itself may ask",
    // Lecturers make and answer requests too.
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
