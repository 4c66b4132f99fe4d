import { formatDateTime } from "../format/date.ts";
import { historyCodeRule } from "../sundry/history-code.ts";

const { digits, minutes } = historyCodeRule;

/** What the page of payments says, and the letter with its code. */
export const paymentHistoryMessages = {
  /** Whatever was entered: nobody learns whether payments stand under a number. */
  codeSent: "If payments stand under it, a code has been sent",
  subject: "Your code for the payment history",
  lines: (code: string, until: string): string[] => [
    "Somebody asks for the payments that stand under your number with this e-mail address. The code is:",
    "",
    code,
    "",
    `It works until ${formatDateTime(until)}, once, and stays the same however often it is asked for within these ${minutes} minutes.`,
    "If it was not you, tell nobody the code: without it, nothing is shown.",
  ],
  codeHint: `The ${digits} digits of the e-mail. It works for ${minutes} minutes.`,
} as const;
