import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { uploadMessages } from "@polyportal/domain/messages/upload";

/** Words of a file field. */
export const fileFieldWords = {
  none: "No file chosen",
  /** A size in bytes. */
  size: (bytes: number): string =>
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  kept: uploadMessages.kept,
  retry: uploadMessages.tryAgain,
  /** Screen readers hear the field's label after it. */
  remove: "Remove",
  uploading: (label: string): string => `Uploading ${label}`,
  /** It could not be sent offline. */
  waits: uploadMessages.waits,
  codeMissing: uploadMessages.codeMissing,
  heic: uploadMessages.heic,
  wrongType: uploadMessages.wrongType,
  /** If a PDF is accepted too. */
  wrongPage: pagedUploadMessages.wrongPage,
  tooBig: uploadMessages.tooBig,
};
