import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { fail } from "../server/failure.ts";
import type { CheckedFile } from "./check-file.ts";
import type { FileStore } from "./file-store.ts";
import { withoutPlacesInPdf } from "./places-in-pdf.ts";
import { isPlainPdf } from "./plain-pdf.ts";

const { pdfType, pdfBytes, imageBytes, types } = pagedLimits;

/** Checks a page of several: a picture, or a PDF that holds nothing but pages. */
export async function checkPage(files: FileStore, file: Blob): Promise<CheckedFile> {
  const checked = await files.check(file, { maxBytes: pdfBytes, types });
  if (checked.type !== pdfType) {
    if (file.size > imageBytes) fail("file_too_big");
    return checked;
  }
  if (!isPlainPdf(checked.bytes)) fail("file_wrong_type");
  return { ...checked, bytes: withoutPlacesInPdf(checked.bytes) };
}
