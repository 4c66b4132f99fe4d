import { JobEnded, runUntrusted } from "../untrusted/run-untrusted.ts";
import { SheetProblem } from "./sheet-problem.ts";
import type { SheetRead, SheetRow } from "./sheet-row.ts";

type Given = Parameters<typeof runUntrusted<"readSheet">>[1];

const decoder = new TextDecoder();

/**
 * Reads an uploaded or pasted table away from what answers. Throws a {@link SheetProblem}; with too many files at
 * once fails with `too_busy`, unless it is `patient`.
 */
export async function openSheet(given: Given, options?: { patient?: boolean }): Promise<SheetRead> {
  const { pieces, ...about } = await runUntrusted("readSheet", given, options).catch(
    (error: unknown) => {
      throw error instanceof JobEnded ? new SheetProblem("unfolds", error) : error;
    },
  );
  return {
    ...about,
    async *rows() {
      for (const piece of pieces) yield JSON.parse(decoder.decode(piece)) as SheetRow[];
    },
  };
}
