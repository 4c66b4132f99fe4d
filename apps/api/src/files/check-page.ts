import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { fail } from "../failure.ts";
import type { CheckedFile } from "./check-file.ts";
import type { FileStore } from "./file-store.ts";

const { pdfType, pdfBytes, imageBytes, types } = pagedLimits;

/** Checks a page of several: a picture, or a PDF in their place, which may be larger. */
export async function checkPage(files: FileStore, file: Blob): Promise<CheckedFile> {
  const checked = await files.check(file, { maxBytes: pdfBytes, types });
  if (checked.type !== pdfType && file.size > imageBytes) fail("file_too_big");
  return checked;
}
