import { formatDateTime } from "../format/date.ts";
import type { TranscriptState } from "../sundry/transcript.ts";

/** What is said of transcripts, and in the letter with a code. */
export const transcriptMessages = {
  /** Whatever was entered: nobody learns who is on record. */
  codeSent: "if this is on record, a code has been sent to the contact on record",
  ticketOver: "An hour is over since your code. Please begin anew.",
  subject: "Your code to order transcripts",
  lines: (code: string, until: string): string[] => [
    "Somebody asks for transcripts in your name. The code is:",
    "",
    code,
    "",
    `It works until ${formatDateTime(until)}, once.`,
    "If it was not you, tell nobody the code: without it, nothing is ordered.",
  ],
  /** On the invoice, for each destination. */
  line: (receiver: string): string => `Transcript to ${receiver}`,
  /** To the graduate who has ordered. */
  ordered: {
    subject: (code: string) => `Your request for transcripts ${code}`,
    lines: (code: string, address: string): string[] => [
      "Your request for transcripts is made. It begins once its invoice is paid, which comes in a letter of its own.",
      "",
      `Code of the request: ${code}`,
      "",
      "Follow it here:",
      address,
    ],
  },
} as const;

/** Each state of a request: what it is and what it was called, which office has it, and what happens there. */
export const transcriptStateWords: Readonly<
  Record<TranscriptState, Record<"name" | "done" | "office" | "next", string>>
> = {
  unpaid: {
    name: "Not paid",
    done: "Ordered",
    office: "You",
    next: "The request begins once its invoice is paid.",
  },
  paid: {
    name: "Paid",
    done: "Paid",
    office: "Registry",
    next: "The registry takes it up.",
  },
  checking: {
    name: "Checking",
    done: "Checking begun",
    office: "Exams and Records",
    next: "Your results are compared with the sheets of the board.",
  },
  prepared: {
    name: "Prepared",
    done: "Prepared",
    office: "Registry",
    next: "The transcript is drawn up and waits for the signature.",
  },
  signed: {
    name: "Signed",
    done: "Signed",
    office: "Registrar",
    next: "It is signed and sealed, and goes out next.",
  },
  sent: {
    name: "Sent",
    done: "Sent",
    office: "On its way",
    next: "It has left the school.",
  },
  received: {
    name: "Received",
    done: "Received",
    office: "The receiver",
    next: "The receiver has confirmed it.",
  },
};
