import { importStates, importVerdicts, shownVerdicts } from "@polyportal/domain/import/states";
import { clean } from "@polyportal/domain/validation/clean";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several } from "./list.ts";
import { nothing, timestamp } from "./shared.ts";

/** Lecturers import too. Everybody sees their own imports. */
const staffOnly = { audience: ["lecturer", "official"], scope: "own-or-audited" } as const;

const importRow = z.object({
  id: z.uuid(),
  /** The plural of its records: "lecturers". */
  kind: z.string(),
  /** What the sheet belongs to, such as the course and session of scores; usually null. */
  about: z.nullable(z.string()),
  /** Empty if cells were pasted. */
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
  /** Until when it can be undone; null if it cannot. */
  undoUntil: z.nullable(timestamp),
});

/** The line in a pasted list. */
const line = z.int();

/** The verdicts, and rows that an undo kept. */
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
      /** Rows of one verdict, or those that the undo kept. */
      verdict: z.optional(shown),
      page: z._default(typedNumber().check(z.int(), z.positive()), 1),
      size: z._default(typedNumber().check(z.int(), z.positive(), z.maximum(100)), 20),
    }),
    output: z.extend(importRow, {
      /** How many rows the running step has done. */
      progress: z.int(),
      previewExpiresAt: timestamp,
      /** Undone and kept rows, after an undo. */
      undone: z.int(),
      kept: z.int(),
      /** Rows with something that waits for approval, as their reasons say. */
      waiting: z.int(),
      /** Changed rows that are written only if ticked, as their reasons say. Shown first. */
      toTick: z.int(),
      /** Why the last step failed. */
      error: z.nullable(z.string()),
      /** Notes about the whole sheet. */
      notices: z.array(z.string()),
      /** Records that the sheet could name but does not. They are not changed. */
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
              /** Who entered the value that is replaced. */
              whose: z.optional(z.string()),
            }),
          ),
          reasons: z.array(z.string()),
          /** Why the undo kept it. */
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
      /** Needs the claim to see these people, or to act on them by number. */
      kind: z.enum(["users", "students", "numbers"]),
      /** One per line, or separated by tabs, commas and semicolons. */
      text: z.string().check(clean(), z.minLength(1), z.maxLength(200_000)),
    }),
    /** Each in the order of the lines, counted from 1. */
    output: z.object({
      found: z.array(z.object({ line, id: z.uuid(), label: z.string() })),
      /** Texts that name none of these people, with what else they name, if anything. */
      unknown: z.array(z.object({ line, text: z.string(), what: z.optional(z.string()) })),
      /** People who were named before, and the line of the first time. */
      double: z.array(z.object({ line, text: z.string(), label: z.string(), before: line })),
      ambiguous: z.array(z.object({ line, text: z.string(), labels: z.array(z.string()) })),
    }),
    errors: ["forbidden"],
  }),
};
