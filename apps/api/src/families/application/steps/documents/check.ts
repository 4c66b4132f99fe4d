import {
  takesPdf,
  type DocumentPlace,
} from "@polyportal/domain/application/steps/documents/documents";
import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import type { CheckedFile } from "../../../../files/check-file.ts";
import { checkEach } from "../../../../files/check-images.ts";
import { checkPage } from "../../../../files/check-page.ts";
import type { FileStore } from "../../../../files/file-store.ts";

const imageRule = { maxBytes: uploadLimits.defaultBytes, types: imageTypes };

const wordsOf = (place: string) => ({
  tooBig: uploadMessages.tooBig,
  wrongType: takesPdf(place as DocumentPlace)
    ? pagedUploadMessages.wrongPage
    : uploadMessages.wrongType,
});

/** Checks each file by what its place accepts: an image or, as the first page, a PDF. */
export const checkDocuments = (
  files: FileStore,
  sent: Readonly<Partial<Record<DocumentPlace, Blob>>>,
  missing: Readonly<Record<string, string>> = {},
): Promise<Map<string, CheckedFile>> =>
  checkEach(
    sent,
    wordsOf,
    (file, name) =>
      takesPdf(name as DocumentPlace) ? checkPage(files, file) : files.check(file, imageRule),
    missing,
  );
