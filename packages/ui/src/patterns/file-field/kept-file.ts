import * as z from "zod/mini";
import type { Catalogue } from "../../words/words.ts";
import { keptFileWords } from "./kept-file.words.ts";

/**
 * The value of a `FileField`: the stored file's id, `sending` during an upload, `unchecked` while the person
 * must look at the page found on a photo, `unsent` for a file that failed, or null.
 */
export type FileValue = string | null;

// No id of a file looks like these.
/** The value during an upload. */
export const sending = "sending";
/** The value while a page found on a photo must be looked at. */
export const unchecked = "unchecked";
/** The value while a file that failed is on the page. */
export const unsent = "unsent";

const problemOf = (value: FileValue | undefined, words: Catalogue["keptFile"]) => {
  if (value === sending) return words.sending;
  if (value === unsent) return words.unsent;
  if (value === unchecked) return words.unchecked;
  return value ? undefined : words.missing;
};

/** A schema for a stored file. Pass other words here, since it is used outside of components. */
export const keptFile = (words: Catalogue["keptFile"] = keptFileWords) =>
  z.custom<FileValue>().check(({ value, issues }) => {
    const message = problemOf(value, words);
    if (message) issues.push({ code: "custom", input: value, message });
  });
