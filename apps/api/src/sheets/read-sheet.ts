import { uploadLimits } from "@polyportal/domain/upload/limits";
import { SheetProblem, asProblem } from "./sheet-problem.ts";
import type { SheetRead } from "./sheet-row.ts";

const textNames = /\.(csv|tsv|txt)$/i;
/** The mark of the compound files in which .xls and protected workbooks are kept. */
const compoundMark = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zipMark = Buffer.from("PK\u0003\u0004", "latin1");
/** A protected workbook lies within its compound file under this name. */
const encryptedName = Buffer.from("EncryptedPackage", "utf16le");

/**
 * Reads a table: xlsx by its bytes, text by its name. Looks through all of it first, so that a file
 * which cannot be read is refused before its first row is handed on. Throws a {@link SheetProblem}.
 */
export async function readSheet(bytes: Uint8Array, fileName: string): Promise<SheetRead> {
  if (bytes.byteLength > uploadLimits.maxBytes) throw new SheetProblem("too_big");
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    // The libraries are loaded with the first file, not with the server.
    if (file.subarray(0, zipMark.length).equals(zipMark)) {
      const { readWorkbook } = await import("./read/workbook.ts");
      return await readWorkbook(file);
    }
    if (file.subarray(0, compoundMark.length).equals(compoundMark)) {
      throw new SheetProblem(file.includes(encryptedName) ? "encrypted" : "old_workbook");
    }
    if (!textNames.test(fileName)) throw new SheetProblem("not_a_sheet");
    const { readText } = await import("./read/text.ts");
    return await readText(file);
  } catch (failure) {
    throw asProblem(failure);
  }
}

/** Reads cells as they are pasted from a spreadsheet: tabs between them, a line for each row. */
export async function readPasted(text: string): Promise<SheetRead> {
  if (Buffer.byteLength(text) > uploadLimits.maxBytes) throw new SheetProblem("too_big");
  try {
    const { readCells } = await import("./read/text.ts");
    return await readCells(text, "\t", "pasted");
  } catch (failure) {
    throw asProblem(failure);
  }
}
