import { readPasted, readSheet } from "./read-sheet.ts";
import type { SheetRead } from "./sheet-row.ts";

/** A sheet that was read to its end: its rows as JSON, some hundred to a piece. */
export type WholeSheet = Omit<SheetRead, "rows"> & { readonly pieces: readonly Uint8Array[] };

type Given = {
  readonly content: Uint8Array;
  /** Empty for cells that were pasted. */
  readonly fileName: string;
};

const encoder = new TextEncoder();

/** Reads a table to its end. Throws a `SheetProblem`. */
export async function readWholeSheet({ content, fileName }: Given): Promise<WholeSheet> {
  const { rows, ...about } = await (fileName === ""
    ? readPasted(new TextDecoder().decode(content))
    : readSheet(content, fileName));
  const pieces: Uint8Array[] = [];
  for await (const some of rows()) pieces.push(encoder.encode(JSON.stringify(some)));
  return { ...about, pieces };
}
