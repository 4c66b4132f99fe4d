import type { Writable } from "node:stream";
import type { NewSheet, SheetKind } from "./new-sheet.ts";

/**
 * Writes a sheet into a file in pieces, so that it needs no more memory for more rows, and lets
 * other requests have their turn. Resolves when all of it is written; where the rows or the file
 * fail, the file is left destroyed and the failure is thrown.
 */
export async function writeSheet(kind: SheetKind, sheet: NewSheet, to: Writable): Promise<void> {
  // The libraries are loaded with the first sheet of their kind, not with the server.
  switch (kind) {
    case "xlsx": {
      const { writeXlsxSheet } = await import("./write/xlsx.ts");
      return writeXlsxSheet(sheet, to);
    }
    case "csv": {
      const { writeCsvSheet } = await import("./write/csv.ts");
      return writeCsvSheet(sheet, to);
    }
    case "pdf": {
      const { writePdfSheet } = await import("./write/pdf.ts");
      return writePdfSheet(sheet, to);
    }
  }
}
