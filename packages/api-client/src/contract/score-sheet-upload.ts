import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importId, previewErrors, uploadErrors, uploadInput } from "./import-of.ts";
import { sheetRefusals, which } from "./score-sheet.ts";
import { nothing } from "./shared.ts";

const lecturersOnly = { audience: ["lecturer"], claim: "results.enter" } as const;

/** Downloads and uploads a course's marks as a workbook. */
export const scoreUploadEndpoints = {
  downloadScoreSheet: endpoint({
    ...lecturersOnly,
    method: "GET",
    path: "/api/Results/download-score-sheet",
    summary:
      "A course's score sheet as a workbook, filled with what stands, to be filled in further",
    answer: "file",
    input: z.object(which),
    output: nothing,
    errors: sheetRefusals,
  }),
  previewScoreSheet: endpoint({
    ...lecturersOnly,
    method: "POST",
    path: "/api/Results/preview-score-sheet",
    summary: "Plans an upload of scores row by row, from a sheet or from pasted cells",
    send: "upload",
    idempotent: true,
    input: z.extend(uploadInput, which),
    output: importId,
    errors: [...sheetRefusals, ...previewErrors],
  }),
  uploadScoreSheet: endpoint({
    ...lecturersOnly,
    method: "POST",
    path: "/api/Results/upload-score-sheet",
    summary: "Enters the scores that a preview has planned; once, however often it is asked",
    input: z.object({ importId: z.uuid() }),
    output: importId,
    errors: [...sheetRefusals, ...uploadErrors],
  }),
};
