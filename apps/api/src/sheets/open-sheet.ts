import { JobEnded, runUntrusted } from "../untrusted/run-untrusted.ts";
import { SheetProblem } from "./sheet-problem.ts";
import type { SheetRead, SheetRow } from "./sheet-row.ts";

type Given = {
  /** A large upload lies on disk: a Blob is read once its turn has come. */
  readonly content: Uint8Array | Blob;
  /** Empty for cells that were pasted. */
  readonly fileName: string;
};

const decoder = new TextDecoder();

/**
 * Reads an uploaded or pasted table away from what answers. Throws a {@link SheetProblem}; with too many files at
 * once fails with `too_busy`, unless it is `patient`.
 */
export async function openSheet(
  { content, fileName }: Given,
  options?: { patient?: boolean },
): Promise<SheetRead> {
  const input =
    content instanceof Blob
      ? async () => ({ content: new Uint8Array(await content.arrayBuffer()), fileName })
      : { content, fileName };
  const { pieces, ...about } = await runUntrusted("readSheet", input, options).catch(
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
