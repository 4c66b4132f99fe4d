import { applicantCodeRule } from "../application/code.ts";
import { formatDateTime } from "../format/date.ts";

const { digits, minutes } = applicantCodeRule;

/** What is said to whoever asks for the other applications of a mailbox. */
export const mailboxCodeNeeded = (address: string, until: string): string =>
  `To see your other applications, show that the mailbox is yours: we have sent a code of ${digits} digits to ${address}; it works until ${formatDateTime(until)}.`;

/** The lines of the letter that carries the code. */
export const mailboxCodeLines = (what: string, code: string, until: string): string[] => [
  `Somebody who has opened ${what} asks for your other applications under this address, to use their answers. The code is:`,
  "",
  code,
  "",
  `It works until ${formatDateTime(until)}, and stays the same however often it is asked for within these ${minutes} minutes.`,
  "If it was not you, tell nobody the code: without it, nothing is shown.",
];
