import type { SheetProblemCode } from "@polyportal/domain/messages/sheet";
import type { cleanImage } from "../files/clean-image.ts";
import type { cleanPdf } from "../files/clean-pdf.ts";
import type { readWholeSheet } from "../sheets/read-whole-sheet.ts";

/** What is done with bytes from outside, by the name of the job; each module comes with its first job. */
export const jobs = {
  cleanImage: async (input: Parameters<typeof cleanImage>[0]) =>
    (await import("../files/clean-image.ts")).cleanImage(input),
  cleanPdf: async (input: Parameters<typeof cleanPdf>[0]) =>
    (await import("../files/clean-pdf.ts")).cleanPdf(input),
  readSheet: async (input: Parameters<typeof readWholeSheet>[0]) =>
    (await import("../sheets/read-whole-sheet.ts")).readWholeSheet(input),
};

export type JobName = keyof typeof jobs;
export type InputOf<Name extends JobName> = Parameters<(typeof jobs)[Name]>[0];
export type OutputOf<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;

/** One job, as it is sent to the worker. */
export type Asked = { [Name in JobName]: { name: Name; input: InputOf<Name> } }[JobName];

/** What the job answered, why a sheet is refused, or that it failed. */
export type Outcome =
  | { readonly output: unknown }
  | { readonly problem: SheetProblemCode }
  | { readonly failure: string };

/** What comes back, with the bytes that the worker's own objects take after the job. */
export type Answered = { readonly outcome: Outcome; readonly heapBytes: number };
