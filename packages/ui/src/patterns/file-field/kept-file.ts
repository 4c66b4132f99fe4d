import * as z from "zod/mini";
import { uploadMessages } from "@polyportal/domain/messages/upload";

/** What a `FileField` holds: the kept file's id, `sending` while one is on its way, null for none. */
export type FileValue = string | null;

/** While a file is on its way. No id of a file reads so. */
export const sending = "sending";

/** A file that the server keeps. */
export const keptFile = () =>
  z.custom<FileValue>().check(({ value, issues }) => {
    const message = value === sending ? uploadMessages.sending : !value && uploadMessages.missing;
    if (message) issues.push({ code: "custom", input: value, message });
  });
