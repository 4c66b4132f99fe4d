import { formatDate } from "../format/date.ts";
import type { TranscriptState } from "../sundry/transcript.ts";
import { transcriptStateWords } from "./transcript.ts";

/** What the graduate of a request is told, step by step: by e-mail, and its first line by text message. */
export const transcriptNotices = {
  paid: (code: string, promised: string) => ({
    subject: `Your request for transcripts ${code}: paid`,
    lines: [`Your payment has arrived. The transcript is promised for ${formatDate(promised)}.`],
  }),
  moved: (code: string, state: TranscriptState) => ({
    subject: `Your request for transcripts ${code}: ${transcriptStateWords[state].name.toLowerCase()}`,
    lines: [transcriptStateWords[state].next],
  }),
  waits: (code: string, reason: string) => ({
    subject: `Your request for transcripts ${code} waits`,
    lines: [`Your request waits: ${reason}`],
  }),
  sent: (code: string, receiver: string, dispatched: string) => ({
    subject: `Your transcript ${code} has been sent`,
    lines: [
      `Your transcript has left the school for ${receiver}.`,
      ...(dispatched === "" ? [] : [`It is followed by ${dispatched}.`]),
    ],
  }),
  received: (code: string, receiver: string) => ({
    subject: `Your transcript ${code} has arrived`,
    lines: [`${receiver} has your transcript.`],
  }),
  follow: "How your request stands:",
  /** As a text message: nobody's name, for anybody may see a phone's screen. */
  text: (school: string, subject: string) =>
    `${school}: ${subject}. Follow it by its code on the school's page for transcripts.`,
} as const;
