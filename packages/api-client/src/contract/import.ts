import { importStates, importVerdicts, shownVerdicts } from "@polyportal/domain/import/states";
import { clean } from "@polyportal/domain/validation/clean";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import { nothing, timestamp } from "./shared.ts";

/** Lecturers import, too; each sees the own imports. */
const staffOnly = { audience: ["lecturer", "official"], scope: "own-or-audited" } as const;

const importRow = z.object({
  id: z.uuid(),
  /** What its records are called: "lecturers". */
  kind: z.string(),
  /** Into which of many it goes, such as the course and session of scores; null of most. */
  about: z.nullable(z.string()),
  /** Empty where cells were pasted. */
  fileName: z.string(),
  state: z.enum(importStates),
  by: z.string(),
  at: timestamp,
  /** Rows of the sheet. */
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  appliedAt: z.nullable(timestamp),
  /** Until when it can be undone; null where it cannot. */
  undoUntil: z.nullable(timestamp),
});

/** Of a pasted list. */
const line = z.int();

/** Beside the verdicts: rows that an undo has kept. */
const shown = z.enum(shownVerdicts);

export const importEndpoints = {
  listImports: listOf({
    ...staffOnly,
    path: "/api/Import/imports",
    summary: "One's own imports, newest first; with the claim `audit.see` everybody's",
    row: importRow,
    filters: {
      state: several(z.enum(importStates)),
      /** What is imported: "lecturers". */
      kind: several(z.string().check(z.maxLength(40))),
      about: z.string().check(z.maxLength(40)),
    },
    sorts: ["at"],
  }),
  getImport: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Import/imports/{id}",
    summary: "How an import stands, and a page of its rows",
    input: z.object({
      id: z.uuid(),
      /** The rows of one verdict, or those that the undo has kept. */
      verdict: z.optional(shown),
      page: z._default(typedNumber().check(z.int(), z.positive()), 1),
      size: z._default(typedNumber().check(z.int(), z.positive(), z.maximum(100)), 20),
    }),
    output: z.extend(importRow, {
      /** How many rows the step that runs has behind it. */
      progress: z.int(),
      previewExpiresAt: timestamp,
      /** Undone and kept rows, once it is undone. */
      undone: z.int(),
      kept: z.int(),
      /** Rows of which something waits for another's approval, as their reasons tell. */
      waiting: z.int(),
      /** Changed rows that are written with a tick alone, as their reasons tell: shown before all others. */
      toTick: z.int(),
      /** Why the last step came to nothing. */
      error: z.nullable(z.string()),
      /** What is to be known of the sheet as a whole. */
      notices: z.array(z.string()),
      /** Whom the sheet does not name, though it could; nothing is done about them. */
      missing: z.nullable(z.object({ count: z.int(), names: z.array(z.string()) })),
      /** Whether the caller may import it, or undo it. */
      mayApply: z.boolean(),
      mayUndo: z.boolean(),
      columns: z.array(z.object({ key: z.string(), heading: z.string() })),
      items: z.array(
        z.object({
          line: z.int(),
          verdict: z.enum(importVerdicts),
          /** In the order of the columns. */
          cells: z.array(z.string()),
          changes: z.array(
            z.object({
              column: z.string(),
              from: z.string(),
              to: z.string(),
              /** Who had entered what it was. */
              whose: z.optional(z.string()),
            }),
          ),
          reasons: z.array(z.string()),
          /** Why the undo has kept it. */
          kept: z.nullable(z.string()),
        }),
      ),
      total: z.int(),
    }),
    errors: ["not_found"],
  }),
  getRefusedRows: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Import/refused-rows/{id}",
    summary: "The refused rows as they were, each with its reasons, to be mended and imported",
    answer: "file",
    input: z.object({ id: z.uuid() }),
    output: nothing,
    errors: ["not_found"],
  }),
  undoImport: endpoint({
    ...staffOnly,
    scope: "each-by-its-right",
    method: "POST",
    path: "/api/Import/undo/{id}",
    summary: "Takes an import back within 24 hours; what others have touched since is kept",
    input: z.object({ id: z.uuid() }),
    output: z.object({ importId: z.uuid() }),
    errors: ["not_found", "undo_refused"],
  }),
  resolveList: endpoint({
    method: "POST",
    path: "/api/Import/resolve-list",
    summary:
      "Whom a pasted list of numbers, names, e-mails and phones names; the doubtful are told",
    audience: ["official"],
    scope: "each-by-its-right",
    input: z.object({
      /** Needs the claim that shows these people, or acts on them by their numbers alone. */
      kind: z.enum(["users", "students", "numbers"]),
      /** One to a line, or parted by tabs, commas and semicolons. */
      text: z.string().check(clean(), z.minLength(1), z.maxLength(200_000)),
    }),
    /** Each in the order of the lines, which are counted from 1. */
    output: z.object({
      found: z.array(z.object({ line, id: z.uuid(), label: z.string() })),
      /** In words, what it is where it names something, but nobody of these people. */
      unknown: z.array(z.object({ line, text: z.string(), what: z.optional(z.string()) })),
      /** Who was named before, in other words or the same, and on which line. */
      double: z.array(z.object({ line, text: z.string(), label: z.string(), before: line })),
      ambiguous: z.array(z.object({ line, text: z.string(), labels: z.array(z.string()) })),
    }),
    errors: ["forbidden"],
  }),
};
