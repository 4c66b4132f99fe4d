import { applicantCodeRule } from "../application/code.ts";
import { formatDateTime } from "../format/date.ts";

const { digits, minutes } = applicantCodeRule;

/** What is said to whoever asks for a code: where it has gone, and until when it works. */
export const codeNeeded = (address: string, until: string): string =>
  `This device does not know the application yet. We have sent a code of ${digits} digits to ${address}; it works until ${formatDateTime(until)}.`;

/** The lines of the letter that carries a code. */
export const codeLetterLines = (what: string, code: string, until: string): string[] => [
  `Somebody who knows the RRR asks on a new device for ${what}. The code is:`,
  "",
  code,
  "",
  `It works until ${formatDateTime(until)}, and stays the same however often it is asked for within these ${minutes} minutes.`,
  "If it was not you, tell nobody the code: without it, nothing opens.",
];

/** The second view of the pages that ask for a code. */
export const applicantCodeMessages = {
  label: "Code",
  hint: `The ${digits} digits of the e-mail.`,
  another: "Use another RRR",
  cannotRead: (helpLine: string) =>
    `No e-mail? Look among the unwanted ones, too. If you can no longer read this address, call the school on ${helpLine}: an officer corrects it.`,
  rehearsal: "This is a rehearsal: no e-mail is sent.",
  rehearsalLink: "Read the code here",
} as const;

/** What an address belongs to, within a sentence. */
export const invoiceWith = (rrr: string): string => `the invoice with RRR ${rrr}`;

export const addressCorrectedSubject = "Your e-mail address has been changed";

/** To the address that an officer has replaced. */
export const addressCorrectedLines = (
  what: string,
  address: string,
  helpLine: string,
): string[] => [
  `The e-mail address of ${what} has been changed to ${address} at the school's help line.`,
  "Letters and codes go there from now on.",
  `If you did not ask for it, please call the school on ${helpLine} at once.`,
];
