import * as z from "zod/mini";
import type { Catalogue } from "../../words/words.ts";
import { keptFileWords } from "./kept-file.words.ts";

/**
 * What a `FileField` holds: the kept file's id, `sending` while one is on its way, `unchecked` while the page on a
 * photo waits to be looked at, `unsent` while one that was not taken lies on the page, null for none.
 */
export type FileValue = string | null;

// No id of a file reads so.
/** The value of a field whose file is on its way. */
export const sending = "sending";
/** The value of a field whose photo shows a page that nobody has looked at yet. */
export const unchecked = "unchecked";
/** The value of a field whose file was not taken, and lies on the page. */
export const unsent = "unsent";

const problemOf = (value: FileValue | undefined, words: Catalogue["keptFile"]) => {
  if (value === sending) return words.sending;
  if (value === unsent) return words.unsent;
  if (value === unchecked) return words.unchecked;
  return value ? undefined : words.missing;
};

/** A file that the server keeps. Outside of components, so whoever replaces its words hands them over. */
export const keptFile = (words: Catalogue["keptFile"] = keptFileWords) =>
  z.custom<FileValue>().check(({ value, issues }) => {
    const message = problemOf(value, words);
    if (message) issues.push({ code: "custom", input: value, message });
  });
