import * as z from "zod/mini";
import { uploadMessages } from "@polyportal/domain/messages/upload";

/**
 * What a `FileField` holds: the kept file's id, `sending` while one is on its way, `unsent` while one
 * that was not taken lies on the page, null for none.
 */
export type FileValue = string | null;

// No id of a file reads so.
/** The value of a field whose file is on its way. */
export const sending = "sending";
/** The value of a field whose file was not taken, and lies on the page. */
export const unsent = "unsent";

const problemOf = (value: FileValue | undefined) => {
  if (value === sending) return uploadMessages.sending;
  if (value === unsent) return uploadMessages.unsent;
  return value ? undefined : uploadMessages.missing;
};

/** A file that the server keeps. */
export const keptFile = () =>
  z.custom<FileValue>().check(({ value, issues }) => {
    const message = problemOf(value);
    if (message) issues.push({ code: "custom", input: value, message });
  });
