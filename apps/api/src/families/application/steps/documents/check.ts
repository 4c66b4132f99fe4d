import {
  takesPdf,
  type DocumentPlace,
} from "@polyportal/domain/application/steps/documents/documents";
import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import type { CheckedFile } from "../../../../files/check-file.ts";
import { checkEach } from "../../../../files/check-images.ts";
import type { FileStore } from "../../../../files/file-store.ts";
import { isPlainPdf } from "../../../../files/plain-pdf.ts";
import { fail } from "../../../../server/failure.ts";

const { pdfType, pdfBytes, imageBytes, types } = pagedLimits;

const imageRule = { maxBytes: uploadLimits.defaultBytes, types: imageTypes };

const wordsOf = (place: string) => ({
  tooBig: uploadMessages.tooBig,
  wrongType: takesPdf(place as DocumentPlace)
    ? pagedUploadMessages.wrongPage
    : uploadMessages.wrongType,
});

/** Checks each file by what its place takes: an image, or as the first page of several one PDF. */
export const checkDocuments = (
  files: FileStore,
  sent: Readonly<Partial<Record<DocumentPlace, Blob>>>,
  missing: Readonly<Record<string, string>> = {},
): Promise<Map<string, CheckedFile>> =>
  checkEach(
    sent,
    wordsOf,
    async (file, name) => {
      if (!takesPdf(name as DocumentPlace)) return files.check(file, imageRule);
      const checked = await files.check(file, { maxBytes: pdfBytes, types });
      if (checked.type !== pdfType) {
        if (file.size > imageBytes) fail("file_too_big");
      } else if (!isPlainPdf(checked.bytes)) fail("file_wrong_type");
      return checked;
    },
    missing,
  );
