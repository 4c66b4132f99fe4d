import type { Claim } from "@polyportal/domain/rights/claims";
import * as z from "zod/mini";
import type { Endpoint } from "./define.ts";
import { nothing } from "./shared.ts";

/** The import that a call has started or continued. Its own page shows the state. */
export const importId = z.object({ importId: z.uuid() });

/** A sheet, or pasted cells. */
export const uploadInput = z.object({
  /** xlsx or csv, at most 12 MB and 20,000 rows. */
  file: z.optional(z.file()),
  /** Cells as copied from a spreadsheet. */
  text: z.optional(z.string()),
});

/** Which preview to apply. */
const uploadAsked = z.object({
  importId: z.uuid(),
  /** Whether rows that need a tick are ticked; by default they are left out. */
  ticked: z.optional(z.boolean()),
});

export const previewErrors = ["sheet_refused", "body_too_large", "too_many_requests"] as const;
export const uploadErrors = ["not_found", "import_expired", "not_previewed"] as const;

type Definition = {
  /** The first part of the paths: `Lecturer`. */
  readonly area: string;
  /** The plural of its records in the paths: `lecturers`. */
  readonly noun: string;
  readonly claim: Claim;
  /** The path of the sample sheet, in an area with several. */
  readonly sample?: string;
  /** As an endpoint says it: the calls come with the page, which begins with `useLazyEndpoints()`. */
  readonly afterShell?: true;
};

/** The three endpoints of an importer: preview, import and sample. */
export const importOf = ({
  area,
  noun,
  claim,
  sample = "download-sample-sheet",
  afterShell,
}: Definition) => {
  const staff = { audience: ["official"], claim, ...(afterShell && { afterShell }) } as const;
  return {
    preview: {
      ...staff,
      method: "POST",
      path: `/api/${area}/preview-${noun}`,
      summary: `Plans an import of ${noun} row by row, from a sheet or from pasted cells`,
      send: "upload",
      idempotent: true,
      input: uploadInput,
      output: importId,
      errors: previewErrors,
    } satisfies Endpoint,
    upload: {
      ...staff,
      method: "POST",
      path: `/api/${area}/upload-${noun}`,
      summary: `Does what the preview of an import of ${noun} has planned; once, however often it is asked`,
      input: uploadAsked,
      output: importId,
      errors: uploadErrors,
    } satisfies Endpoint,
    sample: {
      ...staff,
      method: "GET",
      path: `/api/${area}/${sample}`,
      summary: `A sheet for the import of ${noun} to be filled in`,
      answer: "file",
      input: nothing,
      output: nothing,
      errors: [] as const,
    } satisfies Endpoint,
  } as const;
};
