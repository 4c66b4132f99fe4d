import { formatDateTime } from "../format/date.ts";

const whole = (count: number): string => count.toLocaleString("en");

/** Every word of the check of the record, which comes after its list. */
export const auditCheckMessages = {
  verify: "Verify",
  verifyLead:
    "Each entry is sealed within a minute. A check names every entry that was changed, deleted, inserted or moved since.",
  verifyWhole: "Check the record",
  begin: "Begin the check",
  /** How many entries are sealed, and since when the last one is. */
  sealed: (seals: number, at: string | null) =>
    at === null
      ? "No entry is sealed yet"
      : `${whole(seals)} sealed ${seals === 1 ? "entry" : "entries"}, the last on ${formatDateTime(at)}`,
  details: "Details",
  noEntries: "No entries that day",
  root: (day: string) => `Root of ${day}`,
  noRootYet: "The first one is made after midnight.",
  newestRoot: "Newest daily root",
  kept: "Checkpoints of its end",
  keptInsertOnly: "Kept where the server can only add to them",
  keptOwn:
    "Kept where the server’s own database role could change them; doctor.js on the server says how to mend that",
  outlets: { file: "Checkpoints in a file", database: "Checkpoints in a second database" },
  letters: "Letters with the root",
  unsentLetters: (count: number) => `${whole(count)} could not be sent`,
  told: (when: string) => `Last written ${when}`,
  neverTold: "Not yet",
  notTold: (since: string, failure: string) =>
    `Fails since ${since} (${failure}); tried again every minute`,
  copyRoot: "Copy the root",
  copied: "Copied",
  notCopied: "Not copied: select it and copy it by hand",
  pastedRoot: "Root from a letter",
  pastedRootHint: "NUMBER:HASH, or the whole letter. Without one a check proves less.",
  noRoot: "this is no root: it reads NUMBER:HASH, as in the letter",
  checking: (checked: number, total: number) =>
    `Checking ${whole(checked)} of ${whole(total)} sealed entries`,
  checkWaits: "The check begins in a moment",
  checkFailed: "The check did not come to its end",
  checkFailedBody: "The server was stopped meanwhile, more than once. Please start it again.",
  checkedBy: (by: string, when: string) => `Checked by ${by}, ${when}.`,
  nothingFound: "Nothing was found",
  found: (count: number) =>
    count === 1 ? "1 thing was found" : `${whole(count)} things were found`,
  andMore: (count: number) => `And ${whole(count)} more, which the command on the server lists.`,
  checked: (checked: number, forgotten: number, waiting: number) =>
    [
      `${whole(checked)} sealed entries were checked`,
      forgotten > 0 && `${whole(forgotten)} of them by their seals alone, as their period is over`,
      waiting > 0 && `${whole(waiting)} more wait for their seal`,
    ]
      .filter(Boolean)
      .join("; ")
      .concat("."),
  openEntry: "Open the entry",
} as const;
