import { formatDateTime } from "../format/date.ts";

/** What is told of what was done on a page to many records at once; it has no sheet. */
export const bulkEditMessages = {
  title: "Bulk change",
  lead: "What was done on a page to many records at once. For a day it can be undone.",
  steps: { undoing: "Taking it back" },
  states: { applied: "Done" },
  applied: (by: string, moment: string) => `Done by ${by} on ${formatDateTime(moment)}.`,
  undone: (records: number) =>
    records === 1
      ? "1 record is as it was"
      : `${records.toLocaleString("en")} records are as they were`,
  undo: "Undo",
  undoQuestion:
    "What was made is deleted, and what was changed is set back. What others have changed or used since is kept, and listed by name.",
  keptNames: (count: number, names: readonly string[]) =>
    `Kept, for others have changed or used ${count === 1 ? "it" : "them"} since: ${names.join(", ")}${count > names.length ? " and others" : ""}.`,
} as const;
