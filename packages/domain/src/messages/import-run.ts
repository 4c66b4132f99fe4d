import { formatDate } from "../format/date.ts";

/** What the server says of an import and its rows, whatever is imported. */
export const importRunMessages = {
  twice: (heading: string) => `This ${lower(heading)} stands twice in the sheet.`,
  ofColumn: (heading: string, message: string) => `${heading}: ${message}.`,
  example: "This is the sample sheet's example, and is left out.",
  required: (heading: string) => `please enter the ${lower(heading)}`,
  changedSince: "This was changed by somebody else since the preview.",
  keptChanged: "It was changed since.",
  keptUsed: "It is in use by now.",
  keptHeld: "It may not be taken back any more.",
  noFile: "Please select a file!",
  diskFull:
    "The school's server has no room left, so nothing was written. Please tell the ICT unit, then try again.",
  away: "The school's records could not be reached, so nothing was written. Please try again.",
  wrong: "Something went wrong on our side, and nothing was written. Please try again.",
  stopped:
    "The server stopped three times in the midst of this, and nothing was written. Please tell the ICT unit.",
  claimLost: "You may do this no longer, so nothing was written.",
  notAllowed: (headings: readonly string[]) =>
    `Left out, for you may not see them: ${headings.join(", ")}.`,
  /** `day` is ISO. */
  sameFile: (day: string, by: string) => `This file was imported on ${formatDate(day)} by ${by}.`,
} as const;

/** A heading within a sentence: "Staff number" is "staff number", "E-mail" is "e-mail", "LGA" stays. */
const lower = (heading: string): string =>
  /^[A-Z]{2}/.test(heading) ? heading : heading.charAt(0).toLowerCase() + heading.slice(1);
