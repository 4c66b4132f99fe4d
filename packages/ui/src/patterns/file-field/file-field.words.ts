import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { uploadMessages } from "@polyportal/domain/messages/upload";

/** What a field for one picture says. */
export const fileFieldWords = {
  none: "No file chosen",
  /** A size in bytes. */
  size: (bytes: number): string =>
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  kept: uploadMessages.kept,
  retry: uploadMessages.tryAgain,
  /** Before the field's label, which screen readers say. */
  remove: "Remove",
  uploading: (label: string): string => `Uploading ${label}`,
  /** It met no network. */
  waits: uploadMessages.waits,
  codeMissing: uploadMessages.codeMissing,
  wrongType: uploadMessages.wrongType,
  /** Where a PDF would do, too. */
  wrongPage: pagedUploadMessages.wrongPage,
  tooBig: uploadMessages.tooBig,
};
