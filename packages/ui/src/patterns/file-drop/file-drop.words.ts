import { uploadMessages } from "@polyportal/domain/messages/upload";

/** Words of a drop zone. */
export const fileDropWords = {
  /** Beside the button, for one or several files. */
  drop: (several: boolean): string => (several ? "or drop files here" : "or drop the file here"),
  oneOnly: "only one file can be taken",
  /** Between a file's name and the reason. */
  notTaken: "was not taken:",
  /** The name of the list of files, with the field's label. */
  files: (label: string): string => `${label}: files`,
  /** A size in bytes. */
  size: (bytes: number): string =>
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} KB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
  kept: uploadMessages.kept,
  waiting: "Waiting",
  retry: uploadMessages.tryAgain,
  /** Screen readers hear the file's name after it. */
  remove: "Remove",
  uploading: (file: string): string => `Uploading ${file}`,
};
