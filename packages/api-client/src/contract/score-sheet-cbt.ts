import { cbtAttempts, cbtComponents, cbtFillings } from "@polyportal/domain/score-sheet/cbt-choice";
import { importStates } from "@polyportal/domain/import/states";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importId, previewErrors, uploadErrors, uploadInput } from "./import-of.ts";
import { listOf } from "./list.ts";
import { sheetRefusals, which } from "./score-sheet.ts";
import { idParam, nothing, timestamp } from "./shared.ts";

const lecturersOnly = { audience: ["lecturer"], claim: "results.enter" } as const;

const component = z.enum(cbtComponents);
const attempts = z.enum(cbtAttempts);
const filling = z.enum(cbtFillings);

/** Marks of computer-based tests, scaled to a part of a course's score. */
export const cbtEndpoints = {
  previewCbtResults: endpoint({
    ...lecturersOnly,
    method: "POST",
    path: "/api/Results/preview-cbt-results",
    summary: "Plans marks of a computer test row by row, from a file or from pasted cells",
    send: "upload",
    idempotent: true,
    input: z.extend(uploadInput, { ...which, component, attempts, filling }),
    output: importId,
    errors: [...sheetRefusals, ...previewErrors],
  }),
  uploadCbtResults: endpoint({
    ...lecturersOnly,
    method: "POST",
    path: "/api/Results/upload-cbt-results",
    summary: "Enters the marks that a preview has planned; once, however often it is asked",
    input: z.object({ importId: z.uuid() }),
    output: importId,
    errors: [...sheetRefusals, ...uploadErrors],
  }),
  downloadCbtSample: endpoint({
    ...lecturersOnly,
    method: "GET",
    path: "/api/Results/download-cbt-sample-sheet",
    summary: "A sheet for marks of a computer test to be filled in",
    answer: "file",
    input: nothing,
    output: nothing,
    errors: [],
  }),
  listCbtResults: listOf({
    ...lecturersOnly,
    path: "/api/Results/cbt-results",
    summary:
      "Files of computer tests that went into courses which the caller teaches, newest first",
    row: z.object({
      id: z.uuid(),
      courseId: z.int(),
      sessionId: z.int(),
      code: z.string(),
      session: z.string(),
      component,
      attempts,
      filling,
      /** Empty if cells were pasted. */
      fileName: z.string(),
      state: z.enum(importStates),
      by: z.string(),
      /** The caller's own. Nobody else can open, import or undo it. */
      own: z.boolean(),
      at: timestamp,
      rows: z.int(),
      new: z.int(),
      changed: z.int(),
      refused: z.int(),
      /** Until when it can be undone; null if it is not the caller's, or the sheet is no draft. */
      undoUntil: z.nullable(timestamp),
      /** Whether the file can be downloaded. */
      kept: z.boolean(),
    }),
    filters: { course: idParam, session: idParam },
    sorts: ["at"],
  }),
  downloadCbtFile: endpoint({
    ...lecturersOnly,
    method: "GET",
    path: "/api/Results/cbt-results/{id}",
    summary: "A file of a computer test as it was uploaded, for whoever teaches the course",
    answer: "file",
    input: z.object({ id: z.uuid() }),
    output: nothing,
    errors: ["not_found"],
  }),
};
