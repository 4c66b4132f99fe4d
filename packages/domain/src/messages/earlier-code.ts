import { applicantCodeRule } from "../application/code.ts";
import { formatDateTime } from "../format/date.ts";

const { digits, minutes } = applicantCodeRule;

/** Of a form that begins with what an earlier application says: whoever asks is not told to which address a code goes. */
export const earlierMailbox = {
  needed: (_address: string, until: string): string =>
    `This form begins with the answers of your earlier application. To show that it is yours, enter the code of ${digits} digits that we have sent to the e-mail address of that application; it works until ${formatDateTime(until)}.`,

  /** The lines of the letter that carries the code. */
  lines: (what: string, code: string, until: string): string[] => [
    `Somebody begins another application with the answers and files of ${what}. The code is:`,
    "",
    code,
    "",
    `It works until ${formatDateTime(until)}, and stays the same however often it is asked for within these ${minutes} minutes.`,
    "If it was not you, tell nobody the code: without it, nothing is shown or copied.",
  ],
};
