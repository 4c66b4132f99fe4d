import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import { imageTypes, uploadLimits } from "@polyportal/domain/upload/limits";
import { ofFile, type CheckedFile, type FileRule } from "./check-file.ts";
import type { FileStore } from "./file-store.ts";
import { ApiFailure, fail } from "../failure.ts";

const imageRule = { maxBytes: uploadLimits.defaultBytes, types: imageTypes };

/** What is said of a file that is refused. */
type Words = { readonly tooBig: string; readonly wrongType: string };

/**
 * Checks every sent image, so that all that is wrong is told at once, each at its own field. `missing`
 * holds the messages of fields that were to be sent and were not.
 */
export const checkImages = (
  files: FileStore,
  sent: Readonly<Record<string, Blob>>,
  words: Words,
  missing: Readonly<Record<string, string>> = {},
): Promise<Map<string, CheckedFile>> => checkFiles(files, sent, imageRule, words, missing);

/** The same of files by another rule. */
export const checkFiles = (
  files: FileStore,
  sent: Readonly<Record<string, Blob>>,
  rule: FileRule,
  words: Words,
  missing: Readonly<Record<string, string>> = {},
): Promise<Map<string, CheckedFile>> =>
  checkEach(
    sent,
    () => words,
    (file) => files.check(file, rule),
    missing,
  );

/** The same of files each of which is checked, and refused, in a way of its own. */
export async function checkEach(
  sent: Readonly<Record<string, Blob>>,
  wordsOf: (name: string) => Words,
  check: (file: Blob, name: string) => Promise<CheckedFile>,
  missing: Readonly<Record<string, string>> = {},
): Promise<Map<string, CheckedFile>> {
  const checked = new Map<string, CheckedFile>();
  const fields: Record<string, string> = { ...missing };
  let code: ErrorCode | undefined = Object.keys(missing).length > 0 ? "invalid_input" : undefined;
  for (const [name, file] of Object.entries(sent)) {
    try {
      checked.set(name, await check(file, name));
    } catch (error) {
      // A server that is too busy to look says nothing of the file.
      if (!(error instanceof ApiFailure) || !isOfFile(error.code)) throw error;
      const words = wordsOf(name);
      fields[name] =
        error.code === "file_too_big" ? words.tooBig : (error.fields[ofFile] ?? words.wrongType);
      code ??= error.code;
    }
  }
  if (code) fail(code, { fields, message: Object.values(fields)[0] });
  return checked;
}

const isOfFile = (code: ErrorCode) => code === "file_too_big" || code === "file_wrong_type";
